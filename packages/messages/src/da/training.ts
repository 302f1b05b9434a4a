import { agreed } from '../words.ts';
import { trainingDecisions } from './trainingDecisions.ts';
import { trainingExplorer } from './trainingExplorer.ts';
import { trainingOdds } from './trainingOdds.ts';
import { trainingSpot } from './trainingSpot.ts';
import { trainingValue } from './trainingValue.ts';

/** The training app: its frame, what all sessions share, the progress page, and the words of each drill. */
export const training = agreed('training', {
  page: {
    title: 'Træning · Farkle',
    shortTitle: 'Farkle-træning',
    description:
      'Træn dit blik og din dømmekraft til Farkle: korte spørgsmål, der straks besvares med de nøjagtige tal.',
    noScript: 'Træningen kører i browseren og kræver JavaScript, som er slået fra her.',
  },
  title: 'Træning',
  skip: 'Gå til indholdet',
  back: 'Tilbage til Farkle',
  backHome: 'Alle øvelser',
  note: 'Træning tæller ikke med i statistik og rekorder. Det, du har nået, bliver på denne enhed.',
  loading: 'Et øjeblik …',
  failed: {
    title: 'Det kunne ikke hentes',
    text: 'Måske er der ingen forbindelse. Det, du har nået, er ikke gået tabt.',
    again: 'Prøv igen',
  },

  home: {
    lead: 'Korte spørgsmål, det nøjagtige svar med det samme. Hver øvelse finder selv dit niveau.',
    drills: 'Øvelser',
    rules: 'Regler',
    language: 'Sprog',
    ownRules: 'Dine husregler',
    progress: 'Fremgang',
    unrated: 'Ny for dig',
    rating: 'Rating {rating, number}',
    due: '{count, plural, one {Én fejl at gentage} other {# fejl at gentage}}',
  },

  drills: {
    value: { name: 'Værdi', sentence: 'Hvad er terningerne værd? Gerne på tid.' },
    spot: { name: 'Blik', sentence: 'Hvilke terninger i kastet giver overhovedet point?' },
    odds: { name: 'Chancer', sentence: 'Vurder risikoen for Farkle, og hvad det giver at kaste videre.' },
    explorer: {
      name: 'Analyse',
      sentence: 'Opstil en vilkårlig stilling, og se, hvad hvert træk er værd.',
    },
    keep: { name: 'Behold', sentence: 'Hvilke terninger i kastet ville du lægge til side?' },
    bankOrRoll: { name: 'Gem eller kast', sentence: 'Hente pointene hjem eller satse dem for flere?' },
    endgame: {
      name: 'Slutspil',
      sentence: 'Sidste ture, første gang du gemmer, og en modstander tæt på målet.',
    },
  },

  session: {
    length: 'Hvor længe?',
    lengths: {
      questions: '{count, plural, one {# spørgsmål} other {# spørgsmål}}',
      endless: 'Til jeg stopper',
      clock: '{minutes, plural, one {# minut} other {# minutter}}',
    },
    stop: 'Stop nu',
    number: 'Spørgsmål {number, number} af {total, number}.',
    numberOnly: 'Spørgsmål {number, number}.',
    progress: '{number, number} af {total, number}',
    progressOnly: '{count, plural, one {# svar} other {# svar}}',
    progressAloud: 'Spørgsmål {number, number} af {total, number}, {right, number} rigtige indtil nu',
    progressOnlyAloud: 'Spørgsmål {number, number}, {right, number} rigtige indtil nu',
    rating: 'Rating {rating, number}',
    timeLeft: 'Tid tilbage: {time}',
    right: 'Rigtigt',
    wrong: 'Ikke helt',
    youSaid: 'Dit svar: {answer}',
    next: 'Næste spørgsmål',
    finish: 'Se, hvordan det gik',
    toldRight: 'Rigtigt. {answer}. {reason}',
    toldWrong: 'Ikke helt. {answer}. {reason}',
    toldRightValues: 'Rigtigt. {answer}. {values}. {reason}',
    toldWrongValues: 'Ikke helt. {answer}. {values}. {reason}',
  },

  summary: {
    heading: '<big>{right, number}</big> af {total, number} rigtige',
    timeUp: 'Tiden er gået.',
    nothing: 'Ingen spørgsmål blev besvaret denne gang.',
    perfect: 'Alle sammen. Intet at se på igen.',
    missed: '{count, plural, one {Én ting at se på igen:} other {# ting at se på igen:}}',
    comeBack:
      '{count, plural, one {Det spørgsmål, du svarede forkert på, kommer igen en anden gang.} other {De # spørgsmål, du svarede forkert på, kommer igen en anden gang.}}',
    again: 'En gang til',
    otherDrills: 'Andre øvelser',
    missedHeading: 'Forkerte, en gang til',
    said: 'Dit svar',
    itIs: 'Rigtigt svar',
    up: 'Rating {rating, number}, {change, number} op',
    down: 'Rating {rating, number}, {change, number} ned',
    same: 'Rating {rating, number}',
    overall: 'I alt {share} af {answered, number} rigtige',
    row: 'Spørgsmål {number, number}: {isRight, select, true {rigtigt} other {forkert}}',
    results: 'Svarene',
  },

  progress: {
    title: 'Fremgang',
    lead: 'Sådan har dine ratings udviklet sig. Et spørgsmål med samme rating som din svarer du rigtigt på hver anden gang.',
    empty: 'Intet endnu. Svar på nogle spørgsmål, så står dine ratings her.',
    toDrills: 'Til øvelserne',
    rating: 'Rating',
    answered: 'Besvaret',
    right: 'Rigtige',
    waiting: 'Fejl at gentage',
    chart:
      '{drill}: {count, plural, one {rating efter # svar} other {rating gennem de seneste # svar}}, fra {first, number} til {last, number}, mellem {low, number} og {high, number}',
    provisional: 'foreløbig',
    lastSessions: 'Seneste træning',
    date: 'Hvornår',
    result: 'Resultat',
    resultOf: '{right, number} af {answered, number}',
    export: 'Gem en kopi',
    exportHint: 'En fil med alt, hvad denne enhed husker om din træning.',
    remove: 'Slet alt',
    removeTitle: 'Slet din træning?',
    removeText:
      'Ratings, resultater og fejl fra alle øvelser og alle regler slettes på denne enhed. Det kan ikke fortrydes.',
    removeConfirm: 'Slet alt',
    removeCancel: 'Behold det',
    removed: 'Din træning er slettet.',
    import: 'Hent en kopi',
    importTitle: 'Erstat din træning?',
    importText:
      'Kopien fra {date} rummer {count, plural, one {# svar} other {# svar}}. Den erstatter alt, hvad denne enhed nu husker om din træning. Det kan ikke fortrydes.',
    importConfirm: 'Erstat',
    importCancel: 'Behold det, der er her',
    imported: 'Din træning er igen, som den var {date}.',
    importRefused: {
      notACopy: 'Filen er ikke en kopi af en træning. Intet er ændret.',
      unreadable:
        'Dele af kopien kan ikke læses: den er beskadiget eller nyere end denne app. Intet er ændret.',
      noRoom: 'Browseren har ikke plads til kopien. Intet er ændret.',
    },
    yourData: 'Dine data',
  },

  value: trainingValue,
  spot: trainingSpot,
  odds: trainingOdds,
  decisions: trainingDecisions,
  explorer: trainingExplorer,
});
