import { trainingDecisions } from './trainingDecisions.ts';
import { trainingExplorer } from './trainingExplorer.ts';
import { trainingOdds } from './trainingOdds.ts';
import { trainingSpot } from './trainingSpot.ts';
import { trainingValue } from './trainingValue.ts';

/** The training app: its frame, what all sessions share, the progress page, and the words of each drill. */
export const training = {
  page: {
    title: 'Training · Farkle',
    shortTitle: 'Farkle training',
    description:
      'Train your eye and your judgement for Farkle: short questions, answered at once with the exact figures.',
    noScript: 'Training runs in the browser and needs JavaScript, which is switched off here.',
  },
  title: 'Training',
  skip: 'Skip to the content',
  back: 'Back to Farkle',
  backHome: 'All drills',
  note: 'Training counts in no statistics and no records. What you have reached stays on this device.',
  loading: 'One moment …',
  failed: {
    title: 'This could not be loaded',
    text: 'The network may be away. What you have reached is safe.',
    again: 'Try again',
  },

  home: {
    lead: 'Short questions, the exact answer at once. Each drill finds your level by itself.',
    drills: 'Drills',
    rules: 'Rules',
    language: 'Language',
    ownRules: 'Your house rules',
    progress: 'Progress',
    unrated: 'New to you',
    rating: 'Rating {rating, number}',
    due: '{count, plural, one {One mistake to repeat} other {# mistakes to repeat}}',
  },

  drills: {
    value: { name: 'Value', sentence: 'What is this selection worth? Against the clock, if you like.' },
    spot: { name: 'Spot', sentence: 'Which dice of this roll score at all?' },
    odds: { name: 'Odds', sentence: 'Estimate the risk of a farkle and what rolling on brings.' },
    explorer: { name: 'Explorer', sentence: 'Set up any position and see what every move is worth.' },
    keep: { name: 'Keep', sentence: 'Which dice of the roll would you set aside?' },
    bankOrRoll: { name: 'Bank or roll', sentence: 'Secure the points, or risk them for more?' },
    endgame: { name: 'Endgame', sentence: 'Last turns, first banks, and an opponent close to the target.' },
  },

  session: {
    length: 'Length of the session',
    lengths: {
      questions: '{count, plural, one {# question} other {# questions}}',
      endless: 'Until I stop',
      clock: '{minutes, plural, one {# minute} other {# minutes}}',
    },
    stop: 'Stop',
    number: 'Question {number, number} of {total, number}.',
    numberOnly: 'Question {number, number}.',
    progress: '{number, number} of {total, number}',
    progressOnly: '{count, plural, one {# answer} other {# answers}}',
    progressAloud: 'Question {number, number} of {total, number}, {right, number} right so far',
    progressOnlyAloud: 'Question {number, number}, {right, number} right so far',
    rating: 'Rating {rating, number}',
    timeLeft: 'Time left: {time}',
    right: 'Right',
    wrong: 'Not quite',
    youSaid: 'You said: {answer}',
    next: 'Next question',
    finish: 'See how it went',
    toldRight: 'Right. {answer}. {reason}',
    toldWrong: 'Not quite. {answer}. {reason}',
    toldRightValues: 'Right. {answer}. {values}. {reason}',
    toldWrongValues: 'Not quite. {answer}. {values}. {reason}',
  },

  summary: {
    heading: '<big>{right, number}</big> of {total, number} right',
    timeUp: 'Time is up.',
    nothing: 'No question was answered this time.',
    perfect: 'All of them. Nothing to look at again.',
    missed: '{count, plural, one {One thing to look at again:} other {# things to look at again:}}',
    comeBack:
      '{count, plural, one {The question you missed comes} other {The # questions you missed come}} back in a later session.',
    again: 'Once more',
    otherDrills: 'Other drills',
    missedHeading: 'Missed, once more',
    said: 'You said',
    itIs: 'Right answer',
    up: 'Rating {rating, number}, up by {change, number}',
    down: 'Rating {rating, number}, down by {change, number}',
    same: 'Rating {rating, number}',
    overall: 'In all, {share} of {answered, number} right',
    row: 'Question {number, number}: {isRight, select, true {right} other {wrong}}',
    results: 'The answers',
  },

  progress: {
    title: 'Progress',
    lead: 'How your ratings went. A question of your own rating is one that you answer rightly every second time.',
    empty: 'Nothing yet. Answer a few questions, and your ratings stand here.',
    toDrills: 'To the drills',
    rating: 'Rating',
    answered: 'Answered',
    right: 'Right',
    waiting: 'Mistakes waiting',
    chart:
      '{drill}: {count, plural, one {rating after # answer} other {rating over the last # answers}}, from {first, number} to {last, number}, between {low, number} and {high, number}',
    provisional: 'still being found',
    lastSessions: 'Last sessions',
    date: 'When',
    result: 'Result',
    resultOf: '{right, number} of {answered, number}',
    export: 'Save a copy',
    exportHint: 'A file with all that this device keeps of your training.',
    remove: 'Delete all',
    removeTitle: 'Delete your training?',
    removeText:
      'Ratings, sessions and mistakes of every drill and all rules go, on this device. It cannot be undone.',
    removeConfirm: 'Delete all',
    removeCancel: 'Keep it',
    removed: 'Your training has been deleted.',
    import: 'Bring back a copy',
    importTitle: 'Replace your training?',
    importText:
      'The copy of {date} holds {count, plural, one {# answer} other {# answers}}. It takes the place of all that this device keeps of your training now. It cannot be undone.',
    importConfirm: 'Replace it',
    importCancel: 'Keep what is here',
    imported: 'Your training is back as it was on {date}.',
    importRefused: {
      notACopy: 'This file is no copy of a training. Nothing has been changed.',
      unreadable:
        'Parts of this copy cannot be read: it is damaged, or newer than this app. Nothing has been changed.',
      noRoom: 'The browser has no room for this copy. Nothing has been changed.',
    },
    yourData: 'Your data',
  },

  value: trainingValue,
  spot: trainingSpot,
  odds: trainingOdds,
  decisions: trainingDecisions,
  explorer: trainingExplorer,
} as const;
