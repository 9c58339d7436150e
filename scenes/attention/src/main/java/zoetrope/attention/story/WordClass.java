package zoetrope.attention.story;

/** Parts of speech. */
public enum WordClass {
  /** "the", "a", "every": precedes a noun. */
  DETERMINER,
  /** "fluffy", "blue": describes a noun. */
  ADJECTIVE,
  /** "creature", "forest", and names. */
  NOUN,
  /** "he", "it", "they": stands for a noun. */
  PRONOUN,
  /** "roamed", "jump". */
  VERB,
  /** "loudly", "never": describes a verb. */
  ADVERB,
  /** "over", "into", "despite". */
  PREPOSITION,
  /** "and", "but", "when". */
  CONJUNCTION
}
