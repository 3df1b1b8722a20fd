### Манипуляция

game-manipulation = Манипуляция

## Строки счёта

line-MAN-31 = насколько дороже другие руки
line-MAN-32 = победа над стучавшим
line-MAN-33 = выход
line-MAN-34 = насколько дороже другие руки
line-MAN-35 = конец партии

ended-MAN-20 = { $n ->
    [1] { $who ->
        [you] Вы выиграли раздачу.
       *[other] Раздачу выигрывает { $name }.
    }
   *[other] Раздачу выиграли вместе { $winners }.
}
ended-MAN-21 = { $who ->
    [you] Вы выходите.
   *[other] { $name } выходит.
} Раздача окончена.
ended-MAN-22 = Последний круг окончен. { $n ->
    [1] { $who ->
        [you] Вы выиграли раздачу.
       *[other] Раздачу выигрывает { $name }.
    }
   *[other] Раздачу выиграли вместе { $winners }.
}

announced-MAN-11 = { $who ->
    [you] Вы отказываетесь.
   *[other] { $name } отказывается.
}
announced-MAN-20 = { $who ->
    [you] Вы стучите
   *[other] { $name } стучит
}, в руке { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
announced-MAN-22 = Прикуп кончился. У каждого ещё один ход, без взятия карт и без удара.
announced-MAN-30 = { $who ->
    [you] В вашей руке
   *[other] В руке у игрока { $name }
} { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.

## Настройки

option-jokers_per_pack = Сколько джокеров в колоде
option-hand = Сколько карт сдают каждому
option-max_draws = Сколько карт за ход можно взять
option-may_pass = После взятой карты можно отказаться
option-initial_meld = Из чего складывают первую комбинацию
option-knock_limit = С каким числом очков можно постучать
option-target = Сколько очков заканчивают партию
option-target_bonus = Премия тем, кто их набрал
option-round_bonus = Премия остальным за каждую выигранную раздачу
option-round_bonus_for_all = Эта премия для всех

value-jokers_per_pack = { $n }
value-hand = { $n } карт
value-max_draws = { $n }
value-initial_meld-table = первая в раздаче с руки, остальные со всем столом
value-initial_meld-own = у каждого первая только с руки
value-initial_meld-points30 = у каждого первая только с руки, на 30 очков
value-knock_limit = не больше { $n } очков
value-target = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-target_bonus = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-round_bonus = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

## Почему нельзя

a_turn_may_be_passed = { $draws ->
    [1] За этим столом от хода не отказываются. Выкладывайте или закончите ход.
   *[other] За этим столом не отказываются, пока можно брать карты. Выкладывайте или берите ещё.
}
the_stock_has_a_card = Прикуп кончился, и карт больше не берут.
every_run_is_three_or_more_of_a_suit_in_order = { $meld } — не цепочка. Цепочка — это три или больше карт одной масти подряд, туз перед двойкой или после короля. Весь стол должен лежать в комбинациях.
every_set_is_three_or_four_of_a_rank_none_twice = { $meld } — не группа. Группа — это три или четыре карты одного достоинства, и ни одна не повторяется. Весь стол должен лежать в комбинациях.
every_joker_has_a_name = Какая карта джокер в { $meld }? Назовите его, например X=7S.
a_joker_doubles_no_card_of_its_set = В { $meld } джокер повторял бы { $card }. Дайте ему другую масть.
nobody_melds_after_the_third_draw = После третьей карты в этом ходе не выкладывают. Постучите или закончите ход.
three_cards_are_drawn_at_most = Вы взяли три карты, больше за ход не берут. Постучите или закончите ход.
no_more_cards_are_drawn_than_the_table_allows = За этим столом за ход { $draws ->
    [one] берут { $draws } карту
    [few] берут { $draws } карты
   *[many] берут { $draws } карт
}, не больше. Выкладывайте, постучите или закончите ход.
after_the_meld_the_turn_only_ends = Вы уже выложили, а за ход это делают один раз. Постучите или закончите ход.
after_a_pass_the_turn_only_ends = Вы отказались. Постучите или закончите ход.
after_the_last_draw_nothing_is_left_to_pass = Вы взяли последнюю карту, и отказываться не от чего. Постучите или закончите ход.
a_turn_is_a_meld_a_pass_or_the_last_draw = Ход ещё не окончен. { $now ->
    [draw] Выкладывайте или берите ещё{ $passes ->
        [on] {" "}либо откажитесь
       *[off] {""}
    }.
   *[other] Выкладывайте или откажитесь.
}
no_card_leaves_the_table = Все карты стола остаются на нём; не хватает { $cards }. Назовите и их.
a_card_comes_from_the_hand = Вы только переложили то, что лежит. Добавьте хотя бы одну карту с руки.
the_first_meld_is_from_the_hand_alone = В первый раз за раздачу выкладывают только с руки, и { $meld } остаётся как есть. Добавьте рядом новые комбинации.
the_first_meld_is_worth_enough = Ваши первые комбинации стоят { $points } из { $needed } нужных очков. Выложите тем же действием больше или дороже.
a_joker_keeps_its_name_until_that_card_lies_there = Джокер, который стал { $card }, остаётся { $card }, пока на столе не лежит сама эта карта. Назовите его так или добавьте { $card }.
a_replaced_joker_stays_on_the_table = Не хватает джокера, который был { $cards }. Он остаётся на столе: дайте ему в комбинации новое имя.
a_knock_comes_at_the_end_of_a_turn = Стучат в конце хода. { $now ->
    [draw] Сначала выложите или берите ещё{ $passes ->
        [on] {" "}либо откажитесь
       *[off] {""}
    }.
   *[other] Сначала выложите или откажитесь.
}
a_knock_needs_a_low_hand = В руке { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, а стучат, когда не больше { $limit }. Сначала выложите ещё карты.
nobody_draws_in_the_last_lap = На последнем круге карт не берут. Выкладывайте или откажитесь.
nobody_knocks_in_the_last_lap = На последнем круге не стучат. Выкладывайте, откажитесь или закончите ход.
