"""Small typed records: equal when their fields are equal. Their classes say `__slots__` and nothing else is stored."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

_known: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The fields of a class, those of its bases first; a compiled class lists all of them itself."""
    fields = _known.get(kind)
    if fields is None:
        fields = _listed(kind)
        _known[kind] = fields
    return fields


def _listed(kind: type) -> tuple[str, ...]:
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    if compiled:
        return tuple([name for name in compiled if name != "__dict__"])
    names: tuple[str, ...] = ()
    for base in reversed(kind.__mro__):
        names += tuple(base.__dict__.get("__slots__", ()))
    return names


@mypyc_attr(acyclic=True)
class Record:
    """What all records share: equality, hash, a readable form, copying and pickling by their fields."""

    __slots__ = ()

    def _fields(self) -> tuple[Any, ...]:
        """The fields, in the order in which `__init__` takes them."""
        return tuple([getattr(self, name) for name in fields_of(type(self))])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(other) is type(self) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        return type(self).__name__ + repr(self._fields())

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._fields()
