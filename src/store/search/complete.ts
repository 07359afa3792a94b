/** Which state of the store the documents belong to. */
export const SEARCHED = `(select coalesce(max(w.catalogue_version), 0) from derivations w where w.name = 'search')`;

/** Whether the search knows all that was imported. */
export const SEARCH_IS_COMPLETE = `(select coalesce(max(i.id), 0) from imports i) = ${SEARCHED}`;
