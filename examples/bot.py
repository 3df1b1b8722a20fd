"""A bot for the playroom: sits down at a table and plays the first move it is offered.

python examples/bot.py http://127.0.0.1:8765 TABLE [INVITATION]
"""

import json
import sys
from urllib.parse import quote
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url, body, token=None):
    """What comes of a request."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def play(server, table, invite=""):
    """Play a match to its end; the totals."""
    token = post(f"{server}/api/guests", {"name": "Robot", "machine": True})["token"]
    post(f"{server}/api/tables/{table}/sit?invite={quote(invite)}", {"seat": None}, token)
    address = server.replace("http", "ws", 1) + f"/ws/tables/{table}?words=off"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        view, number = {}, 0
        for text in socket:
            message = json.loads(text)
            if message["type"] not in ("view", "update"):
                continue
            view = message["view"] if message["type"] == "view" else view | message["change"]
            number = message["number"]
            if view["over"]:
                break
            command = {"id": f"at {number}", "expected": number}
            if view["phase"] == "over":
                socket.send(json.dumps(command | {"type": "deal"}))
            elif view["moves"]:
                socket.send(json.dumps(command | {"type": "move", "move": view["moves"][0]["moves"][0]["move"]}))
    return view["over"]["totals"]


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    print(play(*sys.argv[1:]))
