"""An account: made in one browser, and the same person in another."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.players import Pointer
from tests.web.rooms import Room

PASSWORD = "seven of hearts"


def section(page: Page) -> Locator:
    return page.locator("section[aria-labelledby=account]")


def fill(page: Page, form: str, **fields: str) -> None:
    """Open a form of the section, fill it in, and send it."""
    account = section(page)
    account.get_by_role("button", name=form, exact=True).click()
    for label, text in fields.items():
        account.get_by_label(label.replace("_", " "), exact=True).fill(text)
    account.get_by_role("form", name=form).get_by_role("button", name=form, exact=True).click()


def test_who_logs_in_elsewhere_finds_the_table_and_plays_on(room: Room) -> None:
    here, there = room.window(), room.window("phone")
    room.guest(here, "Ann")
    table = room.table(here, "rami")["id"]
    room.sit(here, table)
    here.locator(".status.mine").wait_for()
    Pointer(here).click("[data-drop=stock]")
    expect(here.get_by_role("option")).to_have_count(15)
    hand = sorted(here.get_by_role("option").evaluate_all("all => all.map(one => one.dataset.card)"))
    here.goto(f"{room.address}/settings")
    fill(here, "Make an account", Account_name="Annette", Password=PASSWORD)
    expect(section(here)).to_contain_text("You are logged in as Annette.")
    expect(here.get_by_role("heading", name="Account")).to_be_focused()

    there.goto(f"{room.address}/settings")
    fill(there, "Log in", Account_name="annette", Password="seven of spades")
    expect(section(there).get_by_role("alert")).to_contain_text("no account with this name and this password")
    expect(section(there).get_by_label("Password", exact=True)).to_have_value("")
    section(there).get_by_label("Password", exact=True).fill(PASSWORD)
    there.keyboard.press("Enter")
    expect(section(there).get_by_role("status")).to_have_text("You are logged in.")
    there.goto(f"{room.address}/")
    expect(there.get_by_label("Your name")).to_have_value("Ann")
    there.get_by_role("link", name="Go on: Rami").click()
    expect(there.get_by_role("option")).to_have_count(15)
    assert sorted(there.get_by_role("option").evaluate_all("all => all.map(one => one.dataset.card)")) == hand


def test_another_password_ends_what_is_open_elsewhere(room: Room) -> None:
    here, there = room.window(), room.window(lang="ru")
    for page in (here, there):
        page.goto(f"{room.address}/settings")
    fill(here, "Make an account", Account_name="Boris", Password=PASSWORD)
    expect(section(here)).to_contain_text("You are logged in as Boris.")
    table = room.table(here, "rami")["id"]
    fill(there, "Войти", Имя_для_входа="boris", Пароль=PASSWORD)
    expect(section(there)).to_contain_text("Вы вошли под именем Boris.")
    room.sit(there, table)
    fill(here, "Change the password", Password_so_far=PASSWORD, New_password="eight of hearts")
    expect(section(here).get_by_role("status")).to_have_text(
        "The password is changed. Your other devices are logged out."
    )
    expect(there.get_by_role("heading", level=1)).to_have_text("Вход на этом устройстве прекращён")
    assert there.request.get(f"{room.address}/api/me").status == 401
    assert here.request.get(f"{room.address}/api/me").ok


def test_who_logs_out_is_nobody_here_and_who_closes_the_account_a_guest(room: Room) -> None:
    page = room.window("narrow")
    page.goto(f"{room.address}/settings")
    account = section(page)
    fill(page, "Make an account", Account_name="Clara", Password=PASSWORD)
    account.get_by_role("button", name="Log out").click()
    expect(account.get_by_role("status")).to_have_text("You are logged out.")
    assert page.request.get(f"{room.address}/api/me").status == 401
    fill(page, "Log in", Account_name="Clara", Password=PASSWORD)
    expect(account).to_contain_text("You are logged in as Clara.")
    page.reload()
    fill(page, "Close the account", Password=PASSWORD)
    expect(account.get_by_role("status")).to_contain_text("you go on as a guest")
    expect(account.get_by_role("button", name="Make an account")).to_be_visible()
    assert page.request.get(f"{room.address}/api/me").json()["account"] is None
