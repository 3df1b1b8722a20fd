### Шанхайский рамми

game-shanghai = Шанхайский рамми

## Контракт по его числам: именительный падеж

contract-sets = { $sets ->
    [1] группа
    [2] две группы
    [3] три группы
    [4] четыре группы
    [5] пять групп
   *[other] групп: { $sets }
}
contract-runs = { $runs ->
    [1] цепочка
    [2] две цепочки
    [3] три цепочки
    [4] четыре цепочки
   *[other] цепочек: { $runs }
} не короче { $length ->
    [4] четырёх карт
    [5] пяти карт
    [7] семи карт
    [10] десяти карт
   *[other] { $length } карт
}
contract = { $runs ->
    [0] { contract-sets }
   *[other] { $sets ->
        [0] { contract-runs }
       *[other] { contract-sets } и { contract-runs }
    }
}
told-contract = Контракт: { contract }.

## В свой ход

turn-contract = Контракт: { contract }. { $missing ->
    [0] Возможно, он у вас есть: посмотрите варианты или введите down и комбинации.
    [one] Не хватает примерно { $missing } карты.
    [few] Не хватает примерно { $missing } карт.
   *[many] Не хватает примерно { $missing } карт.
}
turn-must-go-down = Вы взяли со стола дикую карту: выложите контракт в этот же ход.
turn-no-upcard = Открытой карты нет: последний ход закончился без сброса.
turn-nobody-bought = Ваш контракт выложен, поэтому сначала спросили остальных: открытую карту никто не купил.
offer = { $down ->
    [yes] Ходит { $turn }, и контракт у этого игрока выложен, поэтому сначала спрашивают вас.
   *[no] { $turn } берёт из прикупа.
} Продаётся открытая карта: { $card }{ $from_whom ->
    [none] .
   *[other] , её сбросил игрок { $name }.
}
offer-price = Вы получите её и { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} прикупа. { $left ->
    [none] Покупать можно сколько угодно.
    [one] Купить в этой раздаче можно ещё { $left } раз.
    [few] Купить в этой раздаче можно ещё { $left } раза.
   *[many] Купить в этой раздаче можно ещё { $left } раз.
}
offer-passed = До вас спросили и получили отказ: { $names }.
offer-waiting = Если откажетесь, после вас спросят: { $names }.
down-players = Контракт выложен: { $names }.

## Строки счёта

line-SHA-30 = карты в руке
line-SHA-31 = премия за выход

ended-SHA-24 = { $who ->
    [you] Вы выходите.
   *[other] { $name } выходит.
} Раздача окончена.
ended-SHA-26 = Раздача окончена: прикуп снова кончился, и никто не вышел ({ $rule }).

announced-SHA-24 = { $who ->
    [you] Вы заканчиваете
   *[other] { $name } заканчивает
} ход без сброса; { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[many] осталось { $n } карт
}.

## Настройки

option-jokers_per_pack = Сколько джокеров в колоде
option-ace_low = Туз может стоять и ниже двойки
option-deal_size = Сколько карт сдают каждому
option-buy_cards = Сколько карт прикупа получает покупатель
option-buy_priority = Кто покупает первым
option-buys = Сколько раз можно купить за раздачу
option-twos_wild = Какие двойки дикие
option-tenth = Десятый контракт
option-contracts = Список контрактов
option-final_discard = Сброс последней карты
option-out_bonus = Сколько очков вычитается за выход
option-blind_bonus = Сколько очков вычитается, если всё выложено за один ход

value-jokers_per_pack = { $n }
value-deal_size = { $n }
value-deal_size-contract = сколько нужно для контракта, и ещё одну
value-buy_cards = { $n }
value-buy_priority-dealer = ближайший после сдающего
value-buy_priority-turn = ближайший после ходящего
value-buys = { $n }
value-buys-seed = три, в девятой и десятой раздачах четыре
value-buys-unlimited = сколько угодно
value-twos_wild-none = никакие
value-twos_wild-black = чёрные
value-twos_wild-all = все
value-tenth-3s2r = три группы и две цепочки
value-tenth-4r = четыре цепочки
value-tenth-3r5 = три цепочки из пяти карт
value-tenth-5s = пять групп
value-tenth-none = десятой раздачи нет
value-contracts-seed = обычные десять
value-contracts-classic10 = другие десять, с длинными цепочками
value-contracts-seven = семь
value-final_discard-never = нельзя: последнюю карту кладут на стол
value-final_discard-allowed = можно: и так выходят
value-out_bonus = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-blind_bonus = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

## Почему нельзя

cards_are_bought_here = За этим столом никто не покупает.
the_last_card_is_kept_at_this_table = За этим столом последнюю карту можно сбросить, поэтому done не нужно.
who_buys_is_not_in_turn = Покупают только в чужой ход. В свой ход открытую карту можно взять даром — вместо карты прикупа.
the_upcard_is_bought_before_the_draw = Ходящий уже взял карту, и открытая карта мертва. Дождитесь следующего сброса.
nobody_buys_their_own_discard = Эту карту сбросили вы сами, купить её вы не можете.
the_stock_has_the_cards_for_a_buyer = Покупатель получает { $cards ->
    [one] { $cards } карту
    [few] { $cards } карты
   *[many] { $cards } карт
} прикупа, и ещё одна нужна ходящему. В прикупе ({ $stock }) и сбросе столько нет.
a_player_has_buys_left = В этой раздаче вы уже покупали { $bought ->
    [one] { $bought } раз
    [few] { $bought } раза
   *[many] { $bought } раз
}, больше нельзя.
who_is_down_buys_no_more = Ваш контракт выложен, поэтому вы больше не покупаете. Открытую карту можно взять в свой ход.
who_is_asked_answers = Вас спрашивают об открытой карте. Ответьте buy или pass.
somebody_was_asked = Сейчас вас не спрашивают о покупке. Продолжайте свой ход.
there_is_an_upcard = Сброс пуст. Возьмите карту из прикупа.
there_is_a_card_in_the_stock = Прикуп кончился, и пополнить его нечем.
an_ace_is_where_it_may_be = { $meld } — не цепочка. { $low ->
    [on] Туз стоит выше короля или ниже двойки, но не с обоих концов одной цепочки.
   *[off] За этим столом туз стоит только выше короля.
}
an_ace_is_laid_off_where_it_may_be = { $cards } не подходит к { $meld }. { $low ->
    [on] Туз стоит выше короля или ниже двойки, но не с обоих концов одной цепочки.
   *[off] За этим столом туз стоит только выше короля.
}
a_run_is_four_or_more_of_a_suit_in_order = { $meld } — не цепочка. Цепочка — это четыре или больше карт одной масти подряд; с неназванной дикой картой её называют по возрастанию.
a_set_is_three_or_more_of_a_rank = { $meld } — не группа. Группа — это три или больше карт одного достоинства.
a_card_is_laid_off_where_it_fits = { $cards } не подходит к { $meld }. { $wants ->
    [none] Туда ничего нельзя приложить.
   *[other] Подходит: { $wants }.
}
only_a_wild_card_stands_for_another = Заменить другую карту может только дикая.
a_wild_card_on_a_run_is_named = Скажите, какой картой { $cards } будет в { $meld }, например X=7S. { $wants ->
    [none] Туда ничего нельзя приложить.
   *[other] Подходит: { $wants }.
}
a_meld_has_no_more_wild_cards_than_natural_ones = В { $meld } диких карт ({ $wilds }) больше, чем обычных ({ $naturals }). Возьмите меньше диких или добавьте обычных.
a_meld_laid_off_on_has_no_more_wild_cards_than_natural_ones = В { $meld } диких карт ({ $wilds }) было бы больше, чем обычных ({ $naturals }). Сначала приложите туда обычную.
only_the_upcard_is_drawn = Из сброса берут только верхнюю карту.
the_upcard_is_alive = Открытой карты нет: последний ход закончился без сброса.
a_wild_card_is_replaced_by_the_card_it_stands_for = { $wild ->
    [none] В { $meld } нет дикой карты.
    [set] { $card } — не того достоинства, что { $meld }. Дикую карту там заменит любая карта этого достоинства.
   *[run] { $card } не заменяет дикую карту в { $meld }, её заменяет { $stands }.
}
who_takes_a_wild_card_can_lay_down = Ваш контракт не выложен, поэтому взять дикую карту можно, только если вы в этот же ход его выложите. А из ваших карт он и тогда не получится: { contract }.
who_took_a_wild_card_lays_down_first = Вы взяли со стола дикую карту, поэтому сначала выложите контракт: { contract }.
the_melds_are_the_contract = Это не контракт этой раздачи. Контракт — { contract }, всё одним действием и ничего больше.
the_melds_are_the_contract_of_this_table = Это не контракт этой раздачи. Контракт — { contract }, всё одним действием и ничего больше.
who_is_down_lays_no_more_melds = Ваш контракт уже выложен, новых комбинаций у вас не будет. Прикладывайте карты к тем, что лежат на столе.
who_lays_off_is_down = Сначала выложите контракт: { contract }. После этого прикладывать можно, даже в тот же ход.
the_last_card_is_played_and_not_discarded = Последнюю карту сбросить нельзя. Приложите её, если она подходит, или закончите ход: done.
a_turn_ends_with_a_discard_while_there_are_more_cards = { $cards ->
    [0] У вас не осталось карт.
    [one] У вас { $cards } карта, и ход заканчивается сбросом. Слово done — для одной оставшейся карты.
    [few] У вас { $cards } карты, и ход заканчивается сбросом. Слово done — для одной оставшейся карты.
   *[many] У вас { $cards } карт, и ход заканчивается сбросом. Слово done — для одной оставшейся карты.
}
a_turn_comes_to_an_end = Действий в этом ходе больше быть не может. Закончите ход.

## Подсказка

play-help-shanghai =
    Выберите ход по номеру или введите его.
    Карта — это достоинство и масть: AS — туз пик, TD — десятка бубен, X — джокер. Можно и так: 10ч, 7♥, кп.
    В ходе, который вы вводите, число — это карта вашей руки: discard 5 сбрасывает пятую карту.
    Ходы: draw stock — взять из прикупа; draw discard — взять открытую карту; buy и pass — купить её или отказаться, когда вас спросят; down 5S 5H 5C / 9D TD JD QD — выложить контракт; lay 8S @1 — приложить к комбинации 1; lay X=8S @1 — приложить дикую карту к цепочке; swap 7S @2 — забрать дикую карту; discard KH — сбросить; done — закончить ход с одной картой.
    Команды: ? — подсказка; рука; сорт масть, сорт ранг; стол; ходы; очки; журнал; настройки; правила; правила SHA-17; выход.
    Выход, Ctrl-C и конец ввода сохраняют партию; rummery play --resume продолжит её.
