"""Cards, packs, and the seeded shuffle. This floor imports nothing of ours."""
