package zoetrope.attention.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static zoetrope.attention.story.WordClass.ADJECTIVE;
import static zoetrope.attention.story.WordClass.ADVERB;
import static zoetrope.attention.story.WordClass.CONJUNCTION;
import static zoetrope.attention.story.WordClass.DETERMINER;
import static zoetrope.attention.story.WordClass.NOUN;
import static zoetrope.attention.story.WordClass.PREPOSITION;
import static zoetrope.attention.story.WordClass.PRONOUN;
import static zoetrope.attention.story.WordClass.VERB;

import java.util.List;
import org.junit.jupiter.api.Test;
import zoetrope.attention.WordTokens;

class LexiconTest {
  @Test
  void frequentWordsAreKnown() {
    assertClasses("The old man saw it", DETERMINER, ADJECTIVE, NOUN, VERB, PRONOUN);
  }

  @Test
  void numbersAndSignsHaveNoRole() {
    assertClasses("yellow 2024 \u2014 boat", ADJECTIVE, CONJUNCTION, CONJUNCTION, NOUN);
  }

  @Test
  void guessesOtherWordsByTheirEndings() {
    assertClasses("grumpily", ADVERB);
    assertClasses("glorious wugs blinked", ADJECTIVE, NOUN, VERB);
    assertClasses("a crumpled wug", DETERMINER, ADJECTIVE, NOUN);
  }

  @Test
  void aWordAfterADeterminerIsANoun() {
    assertClasses("the play", DETERMINER, NOUN);
    assertClasses("the walk over there", DETERMINER, NOUN, PREPOSITION, ADVERB);
    assertClasses("they play", PRONOUN, VERB);
    assertClasses("the red.", DETERMINER, NOUN);
  }

  private static void assertClasses(String phrase, WordClass... classes) {
    assertEquals(List.of(classes), Lexicon.classify(WordTokens.of(phrase)));
  }
}
