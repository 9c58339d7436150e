package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zoetrope.lint.Lint;
import zoetrope.scene.Fault;

/** The reports of {@code check --json}. Each one is validated against the schema. */
class CheckReportTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder;

  private static JsonNode schema() throws Exception {
    try (InputStream in = Lint.class.getResourceAsStream("check.schema.json")) {
      return JSON.readTree(in);
    }
  }

  /** Checks a scene whose {@code construct()} has these lines. Returns the report of this scene. */
  private JsonNode report(int code, String... lines) throws Exception {
    return reports(List.of(), code, lines).path(0);
  }

  private JsonNode reports(List<String> options, int code, String... lines) throws Exception {
    Path file = folder.resolve("Shown.java");
    Files.writeString(
        file,
        "import static zoetrope.Zoetrope.*;\nclass Shown extends Scene {\n"
            + "  protected void construct() {\n"
            + String.join("\n", lines)
            + "\n  }\n}\n");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream lost = new PrintStream(new ByteArrayOutputStream());
    int ended =
        new CommandLineTool(new PrintStream(out, false, StandardCharsets.UTF_8), lost)
            .run(
                Stream.concat(
                        Stream.of("check", file.toString(), "--json", "-", "-q", "low"),
                        options.stream())
                    .toArray(String[]::new));
    JsonNode data = JSON.readTree(out.toString(StandardCharsets.UTF_8));
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(schema());
    assertEquals(Set.of(), schema.validate(data), data::toPrettyString);
    assertEquals(code, ended, data::toPrettyString);
    assertEquals(code == 0, data.path("clean").asBoolean());
    return data.path("scenes");
  }

  @Test
  void advisesAnAspectForASceneInPortraitFormat() throws Exception {
    String[] lines = {"frameSize(9, 16);", "add(text(\"Hello\"));", "pause(0.5);"};
    JsonNode advice = report(0, lines).path("advice");
    assertEquals(1, advice.size(), advice.toString());
    assertTrue(advice.path(0).asText().contains("9 x 16"), advice.toString());
    JsonNode portrait = reports(List.of("--aspect", "9:16"), 0, lines).path(0).path("advice");
    assertEquals(0, portrait.size(), portrait.toString());
  }

  @Test
  void aCleanSceneHasItsLengthAndPlays() throws Exception {
    JsonNode scene = report(0, "play(write(text(\"Hello\")));", "pause(0.5);");
    assertEquals("clean", scene.path("status").asText());
    assertEquals(1.5, scene.path("seconds").asDouble());
    assertEquals("1 1", scene.path("objects").asInt() + " " + scene.path("texts").asInt());
    assertEquals(List.of("4 Write(Text)", "5 pause"), texts(scene, "plays", "line", "animations"));
  }

  @Test
  void aFindingNamesTheVariableTheLineTheTimeAndAFix() throws Exception {
    JsonNode scene =
        report(
            1,
            "var below = text(\"Some words\");",
            "var above =",
            "    tex(\"x^2\");",
            "play(fadeIn(below, above).runTime(0.5));");
    JsonNode finding = scene.path("findings").path(0);
    assertEquals(
        "overlap error", finding.path("kind").asText() + " " + finding.path("severity").asText());
    assertEquals("4 7", finding.path("firstFrame").asText() + " " + finding.path("line").asText());
    assertEquals(
        List.of("above Tex 6 x^2", "below Text 4 Some words"),
        texts(finding, "objects", "variable", "class", "line", "text"));
    assertTrue(
        finding.path("message").asText().startsWith("below (Text \"Some words\") and above (Tex"),
        finding::toPrettyString);
    assertTrue(finding.path("fix").asText().matches("move above (up|down) by 0\\.\\d\\d"));
  }

  @Test
  void eachAspectRatioHasAnEntryAndASheetOfItsFindings() throws Exception {
    List<String> options =
        List.of("--aspect", "16:9,9:16", "--fit", "height", "--sheet", folder + "/sheets");
    JsonNode scenes = reports(options, 1, "add(text(\"wide\").moveTo(right(4)));", "pause(0.2);");
    assertEquals(
        List.of("854 480 clean", "480 854 findings"),
        Stream.of(0, 1)
            .map(scenes::path)
            .map(s -> s.path("width") + " " + s.path("height") + " " + s.path("status").asText())
            .toList());
    assertEquals(0, scenes.path(0).path("sheet").size());
    Path sheet = folder.resolve("sheets/Shown-check-480x854.png");
    assertEquals(sheet.toString(), scenes.path(1).path("sheet").path(0).asText());
    try (Stream<Path> files = Files.list(sheet.getParent())) {
      assertEquals(List.of(sheet), files.toList());
    }
  }

  @Test
  void theNumbersOfObjectsDoNotDependOnThePlaysBefore() throws Exception {
    String[] numbers = new String[2];
    for (int i = 0; i < 2; i++) {
      JsonNode scene =
          report(
              1,
              "var c = circle(1);",
              "play(create(c).runTime(" + (i == 0 ? "0.2" : "2") + "));",
              "add(text(\"far\").moveTo(right(7)));",
              "pause(0.2);");
      numbers[i] = scene.path("findings").path(0).path("objects").path(0).path("id").asText();
    }
    assertEquals(numbers[0], numbers[1]);
  }

  @Test
  void theFixOfAFindingRemovesIt() throws Exception {
    JsonNode scene =
        report(1, "var far = text(\"a text\").moveTo(right(7));", "add(far);", "pause(1);");
    String fix = scene.path("findings").path(0).path("fix").asText();
    assertTrue(fix.matches("move far left by [\\d.]+"), fix);
    String by = fix.replaceAll(".* ", "");
    report(
        0,
        "var far = text(\"a text\").moveTo(right(7));",
        "far.shift(left(" + by + "));",
        "add(far);",
        "pause(1);");
  }

  @Test
  void objectsOfOneSourceLineCanClash() throws Exception {
    JsonNode scene = report(1, "add(line(left(2), right(2)), text(\"words\"));", "pause(0.5);");
    assertEquals(List.of("clash"), texts(scene, "findings", "kind"));
  }

  @Test
  void reportsALoopOfFindingsOnce() throws Exception {
    JsonNode scene =
        report(
            1,
            "for (int i = 0; i < 15; i++) {",
            "  var label = text(\"label \" + i).moveTo(right(7));",
            "  play(fadeIn(label).runTime(0.2));",
            "  play(fadeOut(label).runTime(0.2));",
            "}");
    assertEquals(List.of("cut 15"), texts(scene, "findings", "kind", "times"));
    JsonNode moments = scene.path("findings").path(0).path("moments");
    assertEquals(15, moments.size(), moments::toString);
    assertEquals(0.4, moments.path(2).asDouble() - moments.path(1).asDouble(), 0.02);
  }

  @Test
  void permissionsHoldForCopies() throws Exception {
    JsonNode scene =
        report(
            1,
            "var sign = group(text(\"a sign\"), circle(0.2)).arrange(RIGHT).moveTo(right(7));",
            "allow(zoetrope.scene.Fault.CUT, \"it enters from the right\", sign);",
            "var second = sign.copy().copy().shift(up(2));",
            "var other = text(\"other\").moveTo(at(7, -2));",
            "add(second, other);",
            "pause(1);");
    JsonNode findings = scene.path("findings");
    assertEquals(1, findings.size(), scene::toPrettyString);
    assertEquals("other", findings.at("/0/objects/0/variable").asText());
  }

  @Test
  void anErrorOfTheCompilerHasItsPlaceAndAHint() throws Exception {
    JsonNode scene = report(1, "var a = cirle();", "int b = \"x\";");
    assertEquals("failed", scene.path("status").asText());
    assertEquals(List.of("4 9", "5 9"), texts(scene, "errors", "line", "column"));
    assertTrue(scene.path("errors").path(0).path("hint").asText().contains("circle"));
  }

  @Test
  void anErrorOfTheSceneHasItsLine() throws Exception {
    JsonNode scene = report(1, "play(write(tex(\"\\\\frac{1\")));");
    assertEquals(List.of("Shown.java 4 scene"), texts(scene, "errors", "file", "line", "code"));
  }

  @Test
  void theSchemaKnowsAllKinds() throws Exception {
    Set<String> known = new TreeSet<>();
    schema().at("/$defs/finding/properties/kind/enum").forEach(kind -> known.add(kind.asText()));
    Set<String> kinds = new TreeSet<>();
    Arrays.stream(Fault.values()).forEach(kind -> kinds.add(kind.name().toLowerCase(Locale.ROOT)));
    assertEquals(kinds, known);
  }

  private static List<String> texts(JsonNode data, String list, String... names) {
    return Stream.iterate(0, i -> i + 1)
        .limit(data.path(list).size())
        .map(i -> data.path(list).path(i))
        .map(
            one ->
                String.join(
                    " ", Arrays.stream(names).map(name -> one.path(name).asText()).toList()))
        .toList();
  }
}
