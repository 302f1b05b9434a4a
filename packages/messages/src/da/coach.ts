import { agreed } from '../words.ts';

/** The coach's sentences: the best move, and the reasons with their numbers. */
export const coach = agreed('coach', {
  roll: 'Bedst: læg {dice} til side, og kast {count, plural, one {# terning} other {# terninger}}.',
  bank: 'Bedst: læg {dice} til side, og gem {points, number}.',
  forced:
    'Kun ét er muligt: læg {dice} til side, og kast {count, plural, one {# terning} other {# terninger}}.',
  values: {
    winChance:
      'Det giver {better, number, ::percent .0} chance for at vinde, det næstbedste {next, number, ::percent .0}.',
    points:
      '{better, number, ::precision-integer} point i snit, det næstbedste {next, number, ::precision-integer}.',
    turns: '{better, number, ::.00} ture til mål i snit, det næstbedste {next, number, ::.00}.',
  },
  reasons: {
    rollRisk:
      'Et kast med {dice, plural, one {# terning} other {# terninger}} giver Farkle i {chance, number, ::percent .0} af tilfældene og sætter {risked, number} på spil.',
    rollWorth:
      'Kaster du {dice, plural, one {# terning} other {# terninger}}, ender turen i snit på {points, number, ::precision-integer} point.',
    hotDice: 'Hot Dice: alle seks kan kastes igen.',
    bankWins: 'Gemmer du, vinder du med {score, number}.',
    bankLoses: 'Gemmer du nu, taber du til {to, number}.',
    lastTurnNeeds: 'I denne sidste tur skal du bruge {points, number} point.',
    belowMinimum: 'Du skal have {needs, number} point for at gemme, det her giver {have, number}.',
    thirdFarkle: 'En tredje Farkle i træk ville koste {penalty, number}.',
  },
});
