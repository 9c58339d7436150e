package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.cli.sources.ReferenceAnswer;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** The documentation of functions in the terminal. */
class DocCommandTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circle                 | circle(Vec center, double radius) -> Circle",
        "circle                 | Manim: Circle",
        "Circle                 | import zoetrope.mobject.shapes.Circle;",
        "MobjectTable           | AbstractTable.outerLines",
        "MobjectTable           | and the methods of Mobject: render doc Mobject",
        "Circle.shift           | by v, in scene units.",
        "circle.shift           | by v, in scene units.",
        "arrow.buff             | AbstractLine.buff(double",
        "AbstractNumber         | AbstractNumber.includeSign()  ",
        "AbstractNumber         | AbstractNumber.groupWithCommas(boolean)",
        "Placement              | Placement.moveTo(Vec) (Vec, Vec)",
        "ThreeDScene            | import static zoetrope.Zoetrope.*;",
        "LinearTransformationScene | applyMatrix(new double[][] {{1, 1}, {0, 1}});",
        "Scene.play             | play(Animation<?>... animations) -> void",
        "YELLOW                 | YELLOW -> Color",
        "MathTex                | MathTex (Manim Community, class): tex",
        "rounded corner         | AbstractPolygon.roundCorners",
        "contour                | plotImplicit",
        "histogram              | histogram(double... values) -> Histogram",
        "updaters               | Updaters and simulation (tools/site/guides/updaters.md)",
        "how do I zoom?         | Camera: Zoom, pan and turn (tools/site/guides/camera.md)",
        "zooming in             | zoom in: animate(camera(), c -> c.setWidth(4))",
        "camera                 | Camera: Zoom, pan and turn (tools/site/guides/camera.md)",
        "--search circle        | Creates the unit circle.",
        "how to make a handout? | Sections, subtitles and presentations: Handouts",
        "code theme             | choose a theme: c.theme(",
        "print handouts in grey | Sections, subtitles and presentations: Handouts",
        "handout                | Sections, subtitles and presentations: Handouts",
        "circle qwxyz           | qwxyz: unknown, ignored",
        "circle qwxyz           | circle  ",
        "how do I roate things  | roate: read as rotate",
        "Axes                   | CoordinateFrame.c2p",
        "Axes                   | Plotting.plot",
        "Axes                   | GraphTools.area",
        "Axes                   | and the methods of Mobject: render doc Mobject",
        "Axes.get_area          | CoordinateSystem.get_area",
        "--manim Axes.plot      | CoordinateSystem.plot (Manim Community, method)",
        "--manim Circle.shift   | Moves the object by v",
        "--manim wait           | Scene.pause",
        "--manim Scene.wait     | pause(double seconds)",
        "--manim set_z_index    | setZIndex(",
        "--manim flash_radius   | Flash.flash_radius (both dialects of Manim, argument):"
            + " Flash.radius",
        "--manim SceneFileWriter | not in Zoetrope: ",
      })
  void printsTheRequestedEntries(String query, String part) {
    assertEquals(0, run(query), this::err);
    assertTrue(out().contains(part), this::out);
    assertTrue(out().lines().noneMatch(line -> line.endsWith(" ")), this::out);
    assertEquals("", err());
  }

  @Test
  void describesATypeOfTheStaticImportOnce() {
    assertEquals(0, run("ThreeDScene"), this::err);
    assertEquals(1, out().lines().filter(line -> line.startsWith("ThreeDScene:")).count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Graph   | Plots and charts: Networks              | Cookbook: Graphs and calculus",
        "graph   | Plots and charts: Networks              | Plots and charts: Axes and graphs",
        "Matrix  | Objects: Matrices                       | Cookbook: How do I show an attention",
        "plot    | Plots and charts: Axes and graphs       | How do I plot a surface?",
        "Layouts | How do I change the layout of a network | Networks",
      })
  void listsTheSectionsThatUseAName(String query, String section, String other) {
    assertEquals(0, run(query), this::err);
    String guides = out().substring(out().indexOf("Guides:"));
    assertTrue(guides.contains(section), guides);
    assertFalse(guides.contains(other), guides);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text          | text(String source) -> Text",
        "label         | label(String latex) -> Label",
        "line          | line() -> Line",
        "dot           | dot() -> Dot",
        "color         | color(",
        "area          | GraphTools.area(",
        "shift         | Placement.shift(Vec v)",
        "how do I put text | text",
        "play circle   | Staging.play(",
      })
  void beginsWithWhatAuthorsUseMost(String query, String first) {
    assertEquals(0, run(query), this::err);
    assertTrue(out().strip().startsWith(first), this::out);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crcle          | nothing is called crcle: did you mean circle",
        "--manim Circle.plot | Manim has no name Circle.plot: did you mean plot",
        "how do I qwxyz | nothing is called qwxyz",
        "--manim Circel | Manim has no name Circel: did you mean Circle",
        "--manim=       | Manim has no name",
        "--json         | --json needs a NAME or --manim NAME",
      })
  void suggestsNamesForAnUnknownName(String query, String message) {
    assertEquals(2, run(query));
    assertTrue(err().startsWith("error: ") && err().contains(message), this::err);
    assertEquals("", out());
  }

  @Test
  void listsAllFunctionsWithoutAName() {
    assertEquals(0, run(""));
    for (ReferenceEntry entry : Reference.load().entries()) {
      if (entry.isWord()) {
        assertTrue((" " + out().replace('\n', ' ') + " ").contains(" " + entry.name() + " "));
      }
    }
    assertTrue(out().lines().allMatch(line -> line.length() <= 96), this::out);
    assertFalse(out().contains("\t"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "circle --json         | /entries/0/manim/0             | Circle",
        "roate it --json       | /remarks/0                     | roate: read as rotate",
        "circle --json         | /entries/0/kind                | word",
        "Mobject.shift --json  | /entries/0/parameters/0/type   | Vec",
        "Mobject.shift --json  | /entries/0/parameters/0/name   | v",
        "Mobject.shift --json  | /entries/0/owner               | zoetrope.mobject.Placement",
        "Axes.plot --json      | /entries/0/parameters/0/type   | DoubleUnaryOperator",
        "simulate --json       | /entries/0/summary             | .",
        "--json --search zoom  | /guides                        | Camera: Zoom, pan and turn",
        "--json --search contour | /entries/0/description       | ontour",
        "--json --manim Create | /manim/0/words/0               | create",
        "--json --manim Create | /entries/0/name                | create",
      })
  void writesEntriesAsJson(String query, String place, String part) throws Exception {
    assertEquals(0, run(query), this::err);
    JsonNode data = json();
    assertTrue(data.at(place).asText().contains(part), data::toPrettyString);
  }

  @Test
  void theSchemaFitsAllTypes() throws Exception {
    String names =
        Reference.load().entries().stream()
            .filter(entry -> entry.isWord() || entry.kind() == ReferenceEntry.Kind.METHOD)
            .filter(entry -> entry.signature().matches(".*[<.].*"))
            .map(ReferenceEntry::reference)
            .distinct()
            .limit(40)
            .collect(Collectors.joining(" "));
    assertEquals(0, run("--json " + names), this::err);
    json();
  }

  /** Returns the output as JSON, after validating it against the schema. */
  private JsonNode json() throws Exception {
    ObjectMapper json = new ObjectMapper();
    JsonNode data = json.readTree(out());
    try (InputStream in = ReferenceAnswer.class.getResourceAsStream("doc.schema.json")) {
      JsonSchema schema =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
              .getSchema(json.readTree(in));
      assertEquals(Set.of(), schema.validate(data), data::toPrettyString);
    }
    return data;
  }

  private int run(String query) {
    String line = ("doc " + query).strip();
    return new CommandLineTool(stream(out), stream(err)).run(line.split(" +"));
  }

  private static PrintStream stream(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }
}
