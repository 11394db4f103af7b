/*
 * The roles of columns in a table of questions, found by their headers: those of templates of Kahoot, Quizizz,
 * Socrative, Blooket and Gimkit, and those that people write themselves, in seven languages.
 */

export type ColumnRole = 'question' | 'choice' | 'wrong' | 'correct' | 'type' | 'category'

/** Words of headers without numbers. `answer` and the like alone say nothing: see `rolesOf`. */
const words: Readonly<Record<ColumnRole | 'answer', readonly string[]>> = {
  question: [
    ...['question', 'question text', 'text', 'stem', 'question stem', 'prompt', 'questions'],
    ...['frage', 'fragetext', 'fragestellung', 'fragen'],
    ...['énoncé', 'enonce', 'texte de la question', 'intitulé', 'intitulé de la question', 'texte'],
    ...['pregunta', 'texto de la pregunta', 'enunciado', 'texto'],
    ...['domanda', 'testo della domanda', 'testo domanda', 'quesito', 'testo'],
    ...['pergunta', 'texto da pergunta', 'questão', 'vraag', 'vraagtekst'],
  ],
  choice: [
    ...['option', 'answer option', 'choice', 'response', 'alternative', 'answer choice', 'possible answer'],
    ...['antwortmöglichkeit', 'antwortoption', 'auswahl', 'auswahlmöglichkeit'],
    ...['choix', 'proposition', 'choix de réponse', 'opción', 'opcion', 'alternativa', 'opción de respuesta'],
    ...['opzione', 'scelta', 'opzione di risposta', 'opção', 'opcao', 'optie', 'keuze', 'antwoordoptie'],
  ],
  answer: [
    'answer',
    'answers',
    'antwort',
    'antworten',
    'réponse',
    'réponses',
    'reponse',
    'respuesta',
    'respuestas',
    'risposta',
    'risposte',
    'resposta',
    'respostas',
    'antwoord',
    'antwoorden',
  ],
  correct: [
    ...[
      'correct',
      'correct answer',
      'correct answers',
      'correct option',
      'correct choice',
      'right answer',
      'right',
    ],
    ...['solution', 'key', 'answer key', 'correct response', 'is correct'],
    ...[
      'richtig',
      'richtige antwort',
      'richtige antworten',
      'korrekt',
      'korrekte antwort',
      'lösung',
      'loesung',
    ],
    ...[
      'bonne réponse',
      'bonnes réponses',
      'réponse correcte',
      'réponses correctes',
      'bonne reponse',
      'correcte',
    ],
    ...['respuesta correcta', 'respuestas correctas', 'correcta', 'correcto', 'solución'],
    ...['risposta corretta', 'risposte corrette', 'risposta esatta', 'corretta', 'corretto', 'soluzione'],
    ...['resposta correta', 'resposta certa', 'respostas corretas', 'correta', 'gabarito'],
    ...['juiste antwoord', 'juist antwoord', 'correct antwoord', 'goede antwoord', 'oplossing'],
  ],
  wrong: [
    ...[
      'incorrect answer',
      'wrong answer',
      'incorrect',
      'wrong',
      'distractor',
      'incorrect option',
      'wrong option',
    ],
    ...[
      'falsche antwort',
      'falsch',
      'distraktor',
      'mauvaise réponse',
      'réponse incorrecte',
      'réponse fausse',
    ],
    ...['respuesta incorrecta', 'incorrecta', 'risposta errata', 'risposta sbagliata', 'errata', 'sbagliata'],
    ...['resposta incorreta', 'resposta errada', 'onjuist antwoord', 'fout antwoord'],
  ],
  type: [
    ...['type', 'question type', 'typ', 'fragetyp', 'fragentyp', 'art', 'type de question'],
    ...['tipo', 'tipo de pregunta', 'tipo di domanda', 'tipo domanda', 'tipo de pergunta', 'vraagtype'],
  ],
  category: ['category', 'kategorie', 'catégorie', 'categorie', 'categoría', 'categoria'],
}
const roleOfWord = new Map(
  Object.entries(words).flatMap(([role, all]) =>
    all.map((word) => [word, role as ColumnRole | 'answer'] as const),
  ),
)

interface Header {
  role: ColumnRole | 'answer' | undefined
  /** Whether a number or a letter follows: 'Option 2', 'Answer B'. */
  isNumbered: boolean
}

/** The words of a header, without their case, remarks in brackets, what follows a dash or a colon, and marks. */
const headerWords = (header: string) =>
  header
    .normalize('NFC')
    .replace(/(\p{Ll})(?=\p{Lu}|\d)/gu, '$1 ')
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/\s[-–—]\s[\s\S]*$|:[\s\S]*$/, '')
    .replace(/[*#_.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function headerOf(cell: string): Header {
  const text = headerWords(cell)
  const found = roleOfWord.get(text)
  if (found) return { role: found, isNumbered: false }
  const [, base = '', number] = /^(?:(.*?)\s+)?(\d{1,2}|[a-z])$/.exec(text) ?? []
  if (number !== undefined && base === '') return { role: 'choice', isNumbered: true }
  const role = roleOfWord.get(base)
  // 'Question 1' is a title, and a column with a numbered 'Type' is not the type, so they have no role.
  const canBeNumbered = role === 'choice' || role === 'answer' || role === 'wrong' || role === 'correct'
  return { role: number !== undefined && canBeNumbered ? role : undefined, isNumbered: true }
}

/**
 * What each column of a header is; undefined for one that a question has no place for. A single column 'Answer' beside
 * choices says which of them are correct; several of them, or numbered ones, are the choices.
 */
export function rolesOf(cells: readonly string[]): (ColumnRole | undefined)[] {
  const headers = cells.map(headerOf)
  const isAnswer = ({ role }: Header) => role === 'answer'
  const hasChoices = headers.some((one) => one.role === 'choice' || one.role === 'wrong')
  const unnumbered = headers.filter((one) => isAnswer(one) && !one.isNumbered).length
  return headers.map((one) => {
    if (!isAnswer(one)) return one.role as ColumnRole | undefined
    const isChoice = one.isNumbered
      ? !hasChoices || headers.some((other) => other.role === 'wrong')
      : unnumbered > 1
    return isChoice ? 'choice' : 'correct'
  })
}

/** Whether a line names the columns of a table of questions: the questions, and something else. */
export function isHeader(cells: readonly string[]): boolean {
  const roles = rolesOf(cells)
  return roles.includes('question') && roles.filter((role) => role !== undefined).length > 1
}

type QuestionType = 'single' | 'multi' | 'truth' | 'poll' | { unsupported: string }

/** The words of a cell of the column 'Type'. Choices are counted for every other word. */
export function questionType(cell: string): QuestionType | undefined {
  const text = headerWords(cell).replace(/[-\s]+/g, ' ')
  if (
    /^(checkbox(es)?|multi|multi ?select|multiple (select|answers?|responses?|correct)|mehrfach(auswahl|antwort)?)$/.test(
      text,
    )
  )
    return 'multi'
  if (/^(single|single (choice|select|answer)|einfachauswahl|choix unique)$/.test(text)) return 'single'
  if (
    /^(true ?(\/|or) ?false|t\/?f|boolean|wahr ?\/ ?falsch|richtig ?\/ ?falsch|vrai ?(\/|ou) ?faux|verdadero ?(\/|o) ?falso|vero ?(\/|o) ?falso|verdadeiro ?(\/|ou) ?falso|waar ?\/ ?onwaar)$/.test(
      text,
    )
  )
    return 'truth'
  if (/^(poll|survey|umfrage|sondage|encuesta|sondaggio|enquete)$/.test(text)) return 'poll'
  if (
    /^(open ?ended|open|short ?answer|essay|numeric(al)?|match(ing)?|fill ?in( the ?blanks?)?|order(ing)?|puzzle|slide|draw|type ?answer|video response|audio response|word ?cloud|brainstorm|freitext|lückentext|zuordnung|réponse (libre|courte)|respuesta (abierta|corta)|risposta (aperta|breve))$/.test(
      text,
    )
  )
    return { unsupported: cell.trim() }
  return undefined
}
