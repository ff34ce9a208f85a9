"""Speed, as ratios measured in one run: ours beside other programs and beside a bare kernel of the same deal."""
