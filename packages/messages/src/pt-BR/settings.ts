import { agreed } from '../words.ts';

/** What a person can set on this device. */
export const settings = agreed('settings', {
  title: 'Configurações',
  look: 'Aparência',
  play: 'Na mesa',
  rules: 'Regras da casa',
  language: {
    label: 'Idioma',
  },
  theme: {
    label: 'Tema',
    system: 'Do sistema',
    day: 'Dia',
    night: 'Noite',
  },
  motion: {
    label: 'Animações',
    hint: 'Com animações reduzidas, cada lançamento aparece na hora.',
    system: 'Do sistema',
    full: 'Completas',
    reduced: 'Reduzidas',
  },
  diceSpeed: {
    label: 'Ritmo dos dados',
    calm: 'Calmo',
    normal: 'Normal',
    quick: 'Rápido',
  },
  computerPace: {
    label: 'Ritmo do computador',
    hint: 'Por quanto tempo o computador mostra o que separa. Um toque pula a espera.',
    calm: 'Calmo',
    normal: 'Normal',
    quick: 'Rápido',
    instant: 'Imediato',
  },
  riskHint: {
    label: 'Risco de Farkle',
    hint: 'Mostra a chance exata de o próximo lançamento dar Farkle.',
  },
  singleKeys: {
    label: 'Atalhos de uma só tecla',
    hint: 'R lança, B guarda, 1–6 separam dados. Desligue se você usa ditado por voz.',
  },
  houseRules: {
    label: 'Regras das novas partidas',
    usual: 'Novas partidas começam com as regras clássicas.',
    own: '{count, plural, one {Novas partidas começam com # regra sua.} many {Novas partidas começam com # de regras suas.} other {Novas partidas começam com # regras suas.}}',
    change: 'Alterar',
    reset: 'Voltar às clássicas',
  },
  kept: 'As configurações ficam neste aparelho.',
  notKept: 'Este navegador não salva nada: as configurações valem até você fechar a página.',
});
