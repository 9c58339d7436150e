package zoetrope.attention.story;

import java.util.EnumSet;
import java.util.Set;

/**
 * The question that the queries of a head ask. It decides which word class attends to which other
 * class.
 */
public enum Question {
  /** A noun asks for the adjectives in front of it, the question of the film. */
  ADJECTIVES(
      "Any adjectives in front of me?",
      1.5,
      EnumSet.of(WordClass.NOUN),
      EnumSet.of(WordClass.ADJECTIVE)),
  /** A verb asks who does it. */
  SUBJECT(
      "Who does what I tell?",
      1.5,
      EnumSet.of(WordClass.VERB),
      EnumSet.of(WordClass.NOUN, WordClass.PRONOUN)),
  /** An adverb asks for the verb that it describes. */
  VERB_OF_ADVERB("What happens so?", 2, EnumSet.of(WordClass.ADVERB), EnumSet.of(WordClass.VERB)),
  /** A pronoun asks which word it stands for. */
  ANTECEDENT("Whom do I stand for?", 3, EnumSet.of(WordClass.PRONOUN), EnumSet.of(WordClass.NOUN)),
  /** A noun asks what is done to it. */
  VERB_OF_OBJECT(
      "What is done with me?", 2.5, EnumSet.of(WordClass.NOUN), EnumSet.of(WordClass.VERB)),
  /** A noun asks whether it is already known. */
  DETERMINER("Which one am I?", 2, EnumSet.of(WordClass.NOUN), EnumSet.of(WordClass.DETERMINER)),
  /** A noun asks for the preposition that relates it to other words. */
  PREPOSITION(
      "Where am I to the others?",
      2.5,
      EnumSet.of(WordClass.NOUN),
      EnumSet.of(WordClass.PREPOSITION));

  private final String text;
  private final double distance;
  private final Set<WordClass> asking;
  private final Set<WordClass> answering;

  Question(String text, double distance, Set<WordClass> asking, Set<WordClass> answering) {
    this.text = text;
    this.distance = distance;
    this.asking = asking;
    this.answering = answering;
  }

  /** Returns the question in words. */
  public String text() {
    return text;
  }

  /** Returns the preferred distance of the key before the query, in words. */
  public double distance() {
    return distance;
  }

  /** Returns whether words of this class ask. */
  public boolean isAskedBy(WordClass word) {
    return asking.contains(word);
  }

  /** Returns whether words of this class answer. */
  public boolean isAnsweredBy(WordClass word) {
    return answering.contains(word);
  }
}
