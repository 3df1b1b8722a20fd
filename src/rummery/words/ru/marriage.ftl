### Марьяж

game-marriage = Марьяж

## Строки счёта

line-MAR-33 = мёртвые карты, плата тому, кто открылся
line-MAR-35 = обмен значениями
line-MAR-37 = свои мёртвые карты, никто не открылся

ended-MAR-20 = { $who ->
    [you] Вы открылись.
   *[other] { $name } открывает все карты.
} Раздача окончена.
ended-MAR-25 = Раздача окончена: прикуп исчерпан, и никто не открылся ({ $rule }).

announced-MAR-16 = { $who ->
    [you] Вы посмотрели джокера.
   *[other] { $name } смотрит джокера.
}
announced-MAR-22 = { $who ->
    [you] Вы посмотрели джокера
   *[other] { $name } смотрит джокера
}, выложив { $n } { $n ->
    [one] пару
    [few] пары
   *[many] пар
} одинаковых карт.
announced-MAR-32 = { $who ->
    [you] Вы считаете
   *[other] { $name } считает
} { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
announced-MAR-34 = { $who ->
    [you] Ваше значение — { $n }.
   *[other] Значение у игрока { $name } — { $n }.
}

## Настройки

option-preset = Все настройки стола сразу
option-packs = Сколько колод; вшестером и всемером всегда четыре
option-printed_jokers = Сколько печатных джокеров
option-direction = В какую сторону идёт игра
option-first_dealer = Кто сдаёт первым
option-return_upcard = Взятую из сброса карту можно сразу сбросить
option-wild_pickup = Посмотревший джокера может брать дикие карты из сброса
option-min_run = Сколько карт в самой короткой цепочке
option-tunnela = Три одинаковые карты составляют комбинацию
option-visit_melds = С какими чистыми комбинациями смотрят джокера
option-lock_shown = Три комбинации, с которыми смотрели джокера, не меняются
option-final_discard = Сброс при открытии
option-dublees = Джокера можно посмотреть с парами одинаковых карт
option-restock = Что делают, когда прикуп пуст
option-unseen_cap = Больше скольких очков не считает тот, кто не смотрел джокера
option-seen_cap = Больше скольких очков не считает тот, кто смотрел джокера
option-payment = Сколько платят тому, кто открылся
option-value_table = Сколько стоят типлу, папулу и тапулу
option-unseen_value = Значение того, кто не смотрел джокера
option-deals = Число раздач
option-resume_limit = Когда можно продолжить отложенную партию
option-absent_result = Результат того, кто не доиграл

value-preset-none = нет, каждая настройка сама по себе
value-preset-nepali = по-непальски
value-packs = { $n }
value-printed_jokers = { $n }
value-direction-counterclockwise = против часовой стрелки
value-direction-clockwise = по часовой стрелке
value-first_dealer-low = кто вытянул младшую карту
value-first_dealer-high = кто вытянул старшую карту
value-first_dealer-random = решает жребий
value-min_run = { $n }
value-visit_melds-runs_and_sets = цепочки, группы и туннелы
value-visit_melds-runs_and_tunnelas = цепочки и туннелы
value-visit_melds-runs_only = цепочки
value-final_discard-required = одна карта всегда остаётся лишней
value-final_discard-optional = можно открыть все карты
value-restock-once = сброс переворачивают, один раз
value-restock-shuffle = сброс тасуют, до трёх раз
value-unseen_cap = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-seen_cap = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
value-seen_cap-none = без предела
value-payment-deadwood = по мёртвым картам
value-payment-fixed = твёрдые суммы
value-value_table-seed = как в источнике (типлу 4, папулу и тапулу по 2, марьяж 14)
value-value_table-nepali = непальская (типлу 3, папулу и тапулу по 2, марьяж 10, туннелы)
value-value_table-online21 = как в сетевой игре (10, 30, 50; марьяж 100)
value-unseen_value-ignored = не считается
value-unseen_value-counted = считается, как у всех
value-unseen_value-to_winner = достаётся победителю
value-deals = { $n } { $n ->
    [one] раздача
    [few] раздачи
   *[many] раздач
}
value-deals-players = по числу игроков
value-resume_limit-calendar_year = в том же календарном году
value-resume_limit-none = когда угодно
value-absent_result-bot = за него доигрывает бот
value-absent_result-two_lowest = сумма двух низших результатов остальных
value-absent_result-two_highest = сумма двух высших результатов остальных

## Почему нельзя

tunnelas_are_played = За этим столом туннела — не комбинация. Возьмите карту.
dublees_are_played = За этим столом пары одинаковых карт ничего не дают. Чтобы посмотреть джокера, выложите три чистые комбинации.
tunnelas_shown_first_have_value = При таких значениях карт туннелу заранее не показывают. Оставьте её в руке и возьмите карту.
the_pile_has_the_cards = { $pile ->
    [0] Сброс пуст. Возьмите карту из прикупа.
   *[other] Из сброса можно взять только верхнюю карту.
}
there_is_a_card_to_draw = Прикуп кончился, и сделать новый из сброса нельзя.
a_pure_run_is_of_a_suit_in_order = { $meld } — не цепочка. Цепочка — это подряд идущие карты одной масти, не меньше { $least }; туз бывает перед двойкой или после короля, но не в середине. Карты вместе с дикой называют по возрастанию.
a_pure_set_is_of_a_rank_in_different_suits = { $meld } — не группа. Группа — это три или четыре карты одного достоинства и разных мастей{ $tunnela ->
    [on] {" "}или туннела, ровно три одинаковые карты.
   *[off] .
}
a_tunnela_is_three_identical_cards = Туннела — это ровно три карты одного достоинства и одной масти, без диких на чужом месте. Назовите такие карты.
wild_cards_fill_what_is_missing = { $meld } — не комбинация. Дикие карты заменяют то, чего не хватает в цепочке или группе; в группе все карты разных мастей, а одних диких карт нужно не меньше трёх.
a_dublee_is_a_pair_of_identical_cards = { $meld } — не пара. Пара — это две карты одного достоинства и одной масти.
one_card_is_drawn = Из сброса берут только верхнюю карту.
the_upcard_just_taken_is_kept = Карту { $card } вы только что взяли из сброса. Сбросьте в этот ход другую.
the_upcard_just_taken_is_not_left_over = Карту { $card } вы только что взяли из сброса, сбросить её сейчас нельзя. Пусть лишней останется другая карта.
wild_cards_may_be_taken = { $card } — дикая карта, а за этим столом посмотревший джокера не берёт диких карт из сброса. Возьмите карту из прикупа.
the_joker_is_seen_once = Вы уже смотрели джокера. Менять свои комбинации можно ходом lay out.
seeing_takes_pure_melds = С комбинацией { $meld } джокера не смотрят. Нужны три чистые комбинации, без диких карт: { $kinds ->
    [runs_only] только цепочки.
    [runs_and_tunnelas] цепочки и туннелы.
   *[runs_and_sets] цепочки, группы или туннелы.
}
seeing_takes_three_melds = Чтобы посмотреть джокера, нужно ровно { $needed } чистых комбинации, а названо { $melds }. Остальное можно выложить потом.
seeing_comes_before_laying_out = Комбинации выкладывает тот, кто посмотрел джокера. Сначала посмотрите его, выложив три чистые комбинации.
three_pure_melds_stay_on_the_table = Чистых комбинаций на столе останется { $pure }, а должно лежать { $needed }. Оставьте их; считаются { $kinds ->
    [runs_only] только цепочки.
    [runs_and_tunnelas] цепочки и туннелы.
   *[runs_and_sets] цепочки, группы и туннелы.
}
the_melds_seen_with_stay_as_they_are = Комбинация { $meld } остаётся как есть: за этим столом то, с чем смотрели джокера, не меняют. Назовите её такой, какой она лежит.
something_was_laid_in_this_turn = В этот ход вы ничего не выложили, брать назад нечего. Посмотреть джокера — это навсегда.
seeing_comes_before_showing = Открыться может только тот, кто посмотрел джокера. Сначала посмотрите его, выложив три чистые комбинации.
a_show_has_three_pure_melds = Чтобы открыться, нужно чистых комбинаций { $needed }, а здесь их { $pure }. Считаются { $kinds ->
    [runs_only] только цепочки.
    [runs_and_tunnelas] цепочки и туннелы.
   *[runs_and_sets] цепочки, группы и туннелы.
}
all_cards_but_one_are_shown = { $n ->
    [0] Когда открываются, одна карта должна остаться лишней: её сбрасывают. Не включайте одну из карт в комбинации.
   *[other] Когда открываются, { $discard ->
        [must] остаётся ровно одна карта
       *[may] остаётся не больше одной карты
    }, а вне комбинаций сейчас { $cards }. Найдите им место в комбинациях.
}
seven_dublees_earn_seeing = Чтобы посмотреть джокера с парами, нужно ровно { $needed } пар, а названо { $melds }.
dublees_stay_as_they_are = Кто смотрел джокера с парами, оставляет их на столе и больше ничего не выкладывает. Чтобы выйти, нужна восьмая пара.
eight_dublees_go_out = С парами выходит только тот, кто с семью парами смотрел джокера: пар должно быть { $needed }, вместе с лежащими на столе, и ничего больше. Названо { $melds }.
tunnelas_are_shown_before_the_first_draw = Туннелы показывают только до первого взятия карты, а вы в этой раздаче карту уже брали.
a_tunnela_is_shown_once = Карты { $cards } вы уже показали. Каждую карту показывают один раз.
a_turn_comes_to_an_end = Действий в этом ходе больше быть не может. Закончите ход или возьмите назад выложенное.
