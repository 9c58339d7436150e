package zoetrope.cli.sources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** Questions of newcomers and their answers. */
class ReferenceSearchTest {
  private static final int TOP_ENTRIES = 3;
  private static final GuideSections GUIDES = GuideSections.load();
  private static final ReferenceSearch SEARCH = new ReferenceSearch(Reference.load(), GUIDES);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "colour part of formula                        | StringMobject.colorParts",
        "bar chart labels                              | barChart",
        "how do I put labels under bars                | Plots and charts: Charts",
        "how to wait a second                          | Staging.pause",
        "make an arrow between two circles             | arrow",
        "change the color of a circle                  | Scenes on one page: How a scene is"
            + " written",
        "how to zoom in on something                   | Cookbook: How do I zoom in on a detail?",
        "rotate a square forever                       | alwaysRotate",
        "how do i make a number count up               | Cookbook: How do I count up or show a"
            + " changing number?",
        "move a dot along a path                       | moveAlongPath",
        "draw the graph of a function                  | Plots and charts: Axes and graphs",
        "shade the area under a curve                  | GraphTools.area",
        "tangent line to a graph                       | tangentLine",
        "how can I write a matrix                      | matrix",
        "transform one formula into another            | transformMatchingTex",
        "put a picture in the scene                    | imageMobject",
        "add a background music                        | Staging.music",
        "speak a sentence                              | Staging.say",
        "make a transparent video                      | RenderSettings.transparent",
        "how do I make a 3d surface                    | surface",
        "rotate the camera in 3d                       | 3D: Turn the camera",
        "keep title fixed while camera moves           | Camera: Keep a title in place",
        "vector field arrows                           | arrowVectorField",
        "stream lines                                  | streamLines",
        "number line with ticks                        | numberLine",
        "complex plane                                 | complexPlane",
        "brace under an expression                     | brace",
        "run two animations at the same time           | animationGroup",
        "one after another with delay                  | laggedStart",
        "rate function ease in out                     | AnimationOptions.rate",
        "object follows another object                 | Updaters and simulation: Updaters",
        "dashed line                                   | dashedLine",
        "random numbers with seed                      | Staging.random",
        "table with header                             | Cookbook: How do I show a table and"
            + " colour a cell?",
        "neural network                                | Cookbook: How do I show the activations"
            + " of a neural network?",
        "background color white                        | Objects: Colour and style",
        "chinese text                                  | Text and formulas: Other scripts",
        "make a slide show                             | Staging.nextSlide",
        "put text in front of everything               | InSpace.setZIndex",
        "trace path of a point                         | tracedPath",
        "fill a shape with gradient                    | Styling.setFillGradient",
        "delete everything from screen                 | Staging.clear",
        "intersection of two shapes                    | intersection",
        "angle between lines                           | angle",
        "bouncing ball physics                         | Updaters and simulation: Simulation",
        "parallel rendering                            | Render on a cluster",
        "vertical video                                | Output files: Vertical videos (9:16)",
        "mobile portrait 9:16                          | Page.portrait",
        "typewriter effect                             | addTextLetterByLetter",
        "morph one object into another                 | Tutorial: 6. Turn one object into another",
        "caption at the bottom                         | Page.caption",
        "how do I put text on a curve                  | Text and formulas: Text",
        "pie chart                                     | pieChart",
        "vertical video for a phone                    | Output files: Vertical videos (9:16)",
        "vector field in space                         | arrowVectorField",
        "cilinder                                      | cylinder",
        "arow tip size                                 | ArrowTip",
        "how do I roate text                           | rotate",
        "axis lables                                   | AxisLabels.axisLabels",
        "colour prat of a formla                       | StringMobject.colorParts",
        "qwxyz around a formula, brace                 | brace",
      })
  void findsTheAnswerFirst(String question, String answer) {
    SearchTerms terms = SEARCH.terms(List.of(question.split(" ")));
    List<String> entries =
        SEARCH.about(terms).stream().map(ReferenceEntry::reference).distinct().toList();
    List<String> guides = GUIDES.about(terms);
    List<String> shown =
        Stream.concat(entries.stream().limit(TOP_ENTRIES), guides.stream().skip(1).limit(1))
            .map(line -> line.strip().replaceFirst(" \\(tools/.*", ""))
            .toList();
    assertTrue(shown.contains(answer), shown::toString);
  }

  @Test
  void comparesWordsWithoutEndings() {
    for (String word : List.of("plot", "plots", "plotted", "plotting")) {
      assertEquals("plot", SearchTerms.stem(word), word);
    }
    assertEquals(SearchTerms.stem("rotate"), SearchTerms.stem("rotating"));
    assertEquals(SearchTerms.stem("copies"), SearchTerms.stem("copy"));
    assertEquals("radius", SearchTerms.stem("radius"));
  }

  @Test
  void reportsIgnoredAndCorrectedWords() {
    SearchTerms terms = SEARCH.terms(List.of("how", "do", "I", "qwxyz", "a", "formla?"));
    assertEquals(List.of("qwxyz"), terms.unknown());
    assertEquals(Map.of("formla", "formula"), terms.corrected());
  }
}
