"""Every text a player meets, in each language: Fluent messages, and the code that finds the right one."""
