package zoetrope.scenes.components;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.render.lookup.SceneCatalogue;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Parameter;
import zoetrope.scene.Scene;
import zoetrope.scene.SceneException;
import zoetrope.scenes.Film;
import zoetrope.scenes.attention.ManyTypesOfUpdates;
import zoetrope.scenes.attention.cross.CrossAttention;
import zoetrope.scenes.attention.heads.MultiHeadedAttention;
import zoetrope.scenes.attention.patterns.AttentionPatterns;
import zoetrope.scenes.slides.AttentionSlides;

/** Checks that all films request and reject a viewer's input with the same messages. */
class ViewersInputTest {
  private static final WordLimits ROOM = new WordLimits(2, 3);

  @Test
  void acceptsWordsThatFit() {
    assertDoesNotThrow(() -> ROOM.require("the phrase", List.of("we", "met")));
    assertDoesNotThrow(() -> ROOM.require("the phrase", List.of("we", " met", " here")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one | the phrase has 1 word, but the film has room for 2 to 3: \"one\"",
        "a b c d | the phrase has 4 words, but the film has room for 2 to 3: \"a b c d\""
      })
  void countsAndQuotesWordsThatDoNotFit(String phrase, String message) {
    List<String> words = List.of(phrase.split(" "));
    var error =
        assertThrows(IllegalArgumentException.class, () -> ROOM.require("the phrase", words));
    assertEquals(message, error.getMessage());
  }

  @Test
  void callsTokensOfAModelTokens() {
    List<String> tokens = List.of(" un", "believ", "able", " boat");
    var error =
        assertThrows(
            IllegalArgumentException.class, () -> ROOM.requireTokens("the phrase", tokens));
    assertEquals(
        "the phrase has 4 tokens, but the film has room for 2 to 3: \"unbelievable boat\"",
        error.getMessage());
  }

  @Test
  void allFilmsOfPatternsTakeTheSameParameters() {
    Set<String> descriptions = new HashSet<>();
    List<String> films = new ArrayList<>();
    for (SceneEntry film : SceneCatalogue.of(ViewersInputTest.class.getClassLoader()).all()) {
      List<Parameter<?>> parameters = film.create().parameters();
      if (parameters.stream().noneMatch(parameter -> parameter.name().equals("attention"))) {
        continue;
      }
      for (Parameter<?> parameter : parameters) {
        if (Set.of("attention", "layer", "head").contains(parameter.name())) {
          films.add(film.name() + " " + parameter.name());
          descriptions.add(parameter.name() + ": " + parameter.description());
        }
      }
    }
    assertEquals(5 * 2 + 3, films.size(), films::toString);
    assertEquals(3, descriptions.size(), descriptions::toString);
  }

  static List<Scene> filmsOfModels() {
    return List.of(
        new AttentionPatterns(),
        new CrossAttention(),
        new MultiHeadedAttention(),
        new ManyTypesOfUpdates(),
        new AttentionSlides());
  }

  @ParameterizedTest
  @MethodSource("filmsOfModels")
  void namesAMissingFile(Scene film) {
    var error =
        assertThrows(
            SceneException.class, () -> Film.run(film, Map.of("attention", "missing.npz")));
    assertTrue(error.getMessage().contains("missing.npz"), error.getMessage());
  }
}
