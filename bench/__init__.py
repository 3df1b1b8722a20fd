"""What the README says about speed is measured here, beside the peers, in one run: `make bench`.

A row is one `Measure`. To add one, add it to the list of its subject (`play`, `copying`, `deadwood`, `arranging`,
`start`); to add a subject, write a module with such a list and name it in `__main__`.
"""
