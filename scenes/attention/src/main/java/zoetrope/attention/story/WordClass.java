package zoetrope.attention.story;

/** What part a word has in a sentence. */
public enum WordClass {
  /** "the", "a", "every": announces a noun. */
  DETERMINER,
  /** "fluffy", "blue": tells of what kind a noun is. */
  ADJECTIVE,
  /** "creature", "forest", and names. */
  NOUN,
  /** "he", "it", "they": stands for a noun. */
  PRONOUN,
  /** "roamed", "jump". */
  VERB,
  /** "loudly", "never": tells how. */
  ADVERB,
  /** "over", "into", "despite". */
  PREPOSITION,
  /** "and", "but", "when". */
  CONJUNCTION
}
