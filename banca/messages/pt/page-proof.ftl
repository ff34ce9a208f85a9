### The check of a round in the reader's own browser.

proof-published = Publicado antes das apostas da jogada { $round }
proof-none = Esta mesa nada publica: um «croupier» regista o que a mesa mostra.
proof-round = A sua última jogada: { $round }
proof-not-yours = Jogue uma vez, e pode verificar aqui essa jogada.
proof-check = Verificar aqui
proof-record = Registo
proof-announcements = Anúncios
proof-checking = A verificar neste navegador…
proof-unreachable = Não foi possível obter os ficheiros desta jogada.
proof-ok = A jogada { $round } é a que foi selada.
proof-failed = A jogada { $round } não é a que foi selada.
proof-digest = Resumo criptográfico:
proof-is-passed = em ordem
proof-is-failed = não está em ordem
proof-is-not-reached = não verificado

proof-step-files = O registo e os anúncios são legíveis.
proof-step-digest = O resumo corresponde ao registo, carácter por carácter.
proof-step-chain = A jogada foi anunciada antes das apostas, depois do registo da anterior, e a seguinte repete o seu resumo.
proof-step-trees = Os selos do registo são os que foram anunciados.
proof-step-draws =
    { $draws ->
        [one] { $draws } sorteio abre o seu selo, no seu lugar.
       *[other] { $draws } sorteios abrem os seus selos, cada um no seu lugar, sem sobrar nenhum.
    }
proof-step-shown = A mesa mostrou o que foi sorteado.

proof-fault-unreadable = Um ficheiro não é JSON, ou é JSON que nenhum registo tem.
proof-fault-no-hashing = Este navegador só calcula resumos em ligações seguras.
proof-fault-malformed = Falta algo no registo, ou é de outra espécie.
proof-fault-announcements-contradict = Uma linha dos anúncios não pode seguir-se à anterior.
proof-fault-digest = O resumo não corresponde ao registo.
proof-fault-not-announced = A jogada não foi anunciada.
proof-fault-out-of-order = O registo não se segue ao anterior.
proof-fault-previous = A jogada foi anunciada depois de outro registo.
proof-fault-changed = Foi anunciado depois outro resumo.
proof-fault-commitments = Os selos não são os que foram anunciados.
proof-fault-tree-reused = Um selo começa duas vezes, ou não onde ficou.
proof-fault-typed-in = Nada vincula o acto { $act }: foi alguém que o registou.
proof-fault-count = O acto { $act } toma um número impossível de cartas.
proof-fault-draw-missing = O acto { $act } não tem sorteio.
proof-fault-place = O sorteio do acto { $act } é de outro acto ou lugar.
proof-fault-opening = O sorteio do acto { $act } não abre o selo.
proof-fault-shown = O acto { $act } mostra algo diferente do que foi sorteado.
proof-fault-draw-left-over = Um sorteio não pertence a nenhum acto.
proof-fault-round-missing = Uma jogada anunciada não tem registo.
