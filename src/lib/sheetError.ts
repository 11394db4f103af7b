/** What spreadsheets show for a cell that they cannot calculate, in their languages. */
const errors = new RegExp(
  `^(?:#(?:${[
    'N/A|REF!|VALUE!|DIV/0!|NAME\\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|ERROR!|GETTING_DATA',
    'NV|BEZUG!|WERT!|ZAHL!|ÜBERLAUF!|FELD!|VALEUR!|NOMBRE!|NOM\\?|NUL!|¡REF!|¡VALOR!|¿NOMBRE\\?|¡NUM!|¡DIV/0!|¡NULO!|N/D!?',
    'RIF!|VALORE!|NOME\\?|VALOR!|N[ÚU]M!|NULO!|N/B|VERW!|WAARDE!|NAAM\\?|GETAL!|LEEG!|DEEL/0!|ARG!|ADR!|LICZBA!|NAZWA\\?|DZIEL/0!',
    'REFERENS!|VÄRDEFEL!|DIVISION/0!|NAMN\\?|OGILTIGT!|SAKNAS!|Н/Д|ССЫЛКА!|ЗНАЧ!|ЧИСЛО!|ИМЯ\\?|ДЕЛ/0!|ПУСТО!|YOK|BAŞV!|DEĞER!|AD\\?|SAYI!|SAYI/0!|BOŞ!',
  ].join('|')})|#{2,}|(?:Err|Fehler|Erreur|Errore|Fout):\\d{3})$`,
  'iu',
)

/** Whether a text is what a spreadsheet shows in place of a value: `#N/A`, or `####` in a column that is too narrow. */
export const isSheetError = (text: string): boolean => errors.test(text.trim())
