/** The searched fields of any object, in the order of Global Search (rule SEARCH-3). A level counts with its name. */
export const searchedFields = ['name', 'description', 'title', 'player', 'team', 'level', 'id']
