### What is said of craps alone.

## What can be asked

craps-point-of = número ponto { $places }

## What lies before one's eyes

craps-shooter = lançador: { $who }
craps-nobody-yet = ainda ninguém

craps-round-is = Uma jogada é uma aposta desde que se faz até se decidir, o que pode levar muitos lançamentos: jogadas por hora são apostas decididas por hora. Ao lado, o que rendem 100 lançamentos enquanto a aposta está na mesa.
