### What is said of fantan alone.

fantan-round-is = Uma jogada é uma contagem dos botões.
