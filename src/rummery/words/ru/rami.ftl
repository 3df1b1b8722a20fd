### Рами

game-rami = Рами

## Строки счёта

line-RAM-21 = забранный джокер не выложен снова
line-RAM-31 = выложенные карты
line-RAM-32 = карты на руках у других
line-RAM-33 = больше никто не выложил комбинацию
line-RAM-34 = рами
line-RAM-40 = карты на руке
line-RAM-41 = умножение за рами
line-RAM-43 = карты, переложенные на столе
line-RAM-44 = взятые карты не выложены снова
line-RAM-46 = время вышло

announced-RAM-04 = { $who ->
    [you] У вас
   *[other] { $name }:
} { $n ->
    [one] осталась { $n } карта
    [few] осталось { $n } карты
   *[many] осталось { $n } карт
}.

## Настройки

option-jokers_per_pack = Джокеров в колоде
option-first_upcard = В начале одна карта открыта
option-discard = Для чего нужен сброс
option-must_use_discard = Карту из сброса нужно выложить в тот же ход
option-first_lay = Сколько очков нужно для первой кладки
option-pure_run_needed = В первой кладке нужна цепочка без джокера
option-penalty = Штраф за джокера или карту, не выложенные снова
option-values = Сколько стоят карты
option-limit = Сколько очков заканчивают партию
option-deals = Число раздач
option-elimination = Игра на выбывание
option-elimination_limit = Сверх скольких очков игрок выбывает
option-manipulation = Комбинации на столе можно перекладывать
option-identical = Одинаковые карты составляют комбинацию; четыре колоды
option-timer = Время на ход

value-jokers_per_pack = { $n }
value-discard-single = можно взять верхнюю карту
value-discard-none = сброса нет, ход заканчивается без него
value-discard-discard_only = карты только сбрасывают
value-discard-multiple = можно взять несколько карт
value-first_lay = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-penalty = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-values-rounded = округлённо: от двойки до девятки 5, от десятки до короля 10, туз 15
value-values-traditional = традиционно: от двойки до десятки по числу, валет, дама и король 10, туз 11
value-limit = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-deals = { $n } { $n ->
    [one] раздача
    [few] раздачи
   *[many] раздач
}
value-deals-none = пока не набраны очки
value-elimination_limit = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-timer = { $n } { $n ->
    [one] секунда
    [few] секунды
   *[many] секунд
}
value-timer-off = не ограничено

## Почему нельзя

the_pile_may_be_drawn_from = За этим столом из сброса не берут. Возьмите карту из прикупа.
one_card_is_drawn_from_the_pile = За этим столом из сброса берут только верхнюю карту.
there_is_a_pile = За этим столом нет сброса. Закончите ход без него.
melds_may_be_manipulated = За этим столом комбинации не перекладывают. К ним можно прикладывать карты.
the_pile_has_the_cards = { $pile ->
    [0] Сброс пуст.
    [one] В сбросе { $pile } карта.
    [few] В сбросе { $pile } карты.
   *[many] В сбросе { $pile } карт.
} Возьмите не больше или возьмите карту из прикупа.
there_is_a_card_to_draw = Прикуп кончился и больше не пополняется.
a_run_is_three_or_more_of_a_suit_in_order = { $meld } — не цепочка. Цепочка — это три или больше карт одной масти подряд, туз перед двойкой или после короля; карты вместе с джокером называют по возрастанию.
a_set_is_three_or_four_of_a_rank_in_different_suits = { $meld } — не группа. Группа — это три или четыре карты одного достоинства и разных мастей.
a_meld_has_one_joker_at_most = В комбинации может быть только один джокер. Замените остальных обычными картами.
a_joker_needs_two_natural_cards = Рядом с джокером нужны хотя бы две обычные карты.
a_joker_is_never_laid_off = Джокера нельзя приложить. Выложите его в новой комбинации.
a_joined_meld_has_one_joker_at_most = Вместе в них было бы больше одного джокера. Сначала заберите одного из них.
a_joker_from_the_hand_makes_a_new_meld = Джокера с руки нельзя добавить к комбинации на столе. Пусть он лежит в новой.
identical_cards_are_three_or_four = Одинаковых карт в комбинации должно быть три или четыре.
a_turn_ends_with_a_discard = Здесь ход заканчивается сбросом. Сбросьте карту.
the_card_from_the_pile_is_laid_before_the_turn_ends = Карта { $card } взята из сброса и ещё не выложена. Выложите её, потом заканчивайте ход.
the_card_from_the_pile_can_be_laid_at_once = Карту { $card } не получится сразу выложить. Возьмите карту из прикупа или, если игра позволяет, другое число карт.
the_card_from_the_pile_keeps_its_place = После этого карту { $card } из сброса уже не выложить. Сначала выложите её.
the_first_lay_is_worth_enough = Эти комбинации стоят { $points } из { $needed } { $needed ->
    [one] очка
   *[other] очков
}, нужных для первой кладки. Выложите тем же действием больше карт или более дорогие.
the_first_lay_has_a_pure_run = В первой кладке нужна цепочка без джокера. Добавьте её тем же действием.
the_first_lay_comes_first = Сначала выложите с руки комбинации, которые вместе стоят не меньше { $needed } { $needed ->
    [one] очка
   *[other] очков
}. После первой кладки это будет можно.
nobody_draws_after_the_last_refill = Прикуп кончился насовсем, и карт больше никто не берёт. Играйте с руки.
a_card_is_laid_off_where_it_fits = { $cards } не подходит к { $meld }. { $wants ->
    [none] Туда ничего нельзя приложить.
   *[other] Подходит: { $wants }.
}
a_joker_is_won_with_the_card_it_certainly_stands_for = { $joker ->
    [none] В { $meld } нет джокера.
    [open] За какую карту лежит джокер в { $meld }, ещё не решено. Это решится, когда в группе будет четвёртая карта.
   *[certain] Джокер в { $meld } лежит за { $stands }, а не за { $card }. Забрать его можно только картой { $stands }.
}
a_joker_won_stands_for_another_card_on_the_table = Забранный джокер лежал за { $card }. Теперь он должен стать другой картой.
a_restored_table_stays_restored = Действий в этом ходе больше нет, а стол лежит как прежде. Закончите ход.
a_joker_won_stands_for_another_card = Забранный джокер лежал за { $card }. Выложите его за другую карту.
a_joker_taken_fits_as_the_card_it_was = Джокер, взятый со стола, остаётся той картой, какой был, и сюда она не подходит.
a_joker_taken_stays_the_card_it_was = Джокер, взятый со стола, остаётся той картой, какой был: { $cards }. Выложите его за неё.
ends_of_runs_cards_of_sets_and_whole_melds_are_taken = Этого взять нельзя. Можно взять крайнюю карту цепочки, любую карту группы, кроме джокера, чья карта не решена, или целую комбинацию.
a_meld_is_split_between_two_of_its_cards = Комбинацию делят между двумя её картами, и джокер, чья карта не решена, не остаётся один. Выберите другое место.
joined_melds_make_one = Вместе это не цепочка и не группа. Соединяйте те, что продолжают друг друга.
every_card_of_the_table_stays_on_it = Все карты стола должны на нём остаться; не хватает { $cards }. Назовите и их.
jokers_on_the_table_keep_their_cards = Джокеры на столе должны остаться теми картами, за которые лежат. Джокер, чья карта не решена, перекладывается только вместе со своей группой.
the_table_lies_in_melds_when_the_turn_ends = { $meld } на столе — ещё не комбинация. Достройте её или верните всё на место.
a_turn_comes_to_an_end = Действий в этом ходе больше быть не может. Закончите ход или верните всё на место.
