package zoetrope.tools.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import zoetrope.frame.FrameRate;
import zoetrope.frame.RasterImage;
import zoetrope.render.Renderer;
import zoetrope.render.lookup.SourceScenes;
import zoetrope.render.request.RenderSettings;
import zoetrope.render.request.SceneEntry;
import zoetrope.render.request.TimePoint;
import zoetrope.scene.SceneException;

/**
 * Scene files: random programs of API functions, and mutated examples. Each is compiled and run,
 * and its last frame is drawn with a red square in front. If the square is not visible, the frame
 * is blank or wrong although no error was reported.
 */
final class SceneTarget implements FuzzTarget {
  private static final int RED = 0xfffc6255;
  private static final String SQUARE =
      "add(square(0.5).setFill(RED, 1).setStroke(RED, 0).fixInFrame().setZIndex(1e12));";
  private static final String[] OBJECTS = {
    "circle(#)",
    "square(#)",
    "rectangle(#, #)",
    "dot()",
    "dot(at(#, #), #)",
    "line(LEFT, at(#, #))",
    "arrow(ORIGIN, at(#, #))",
    "text(\"word\")",
    "text(\"a b\\nc\").fontSize(#)",
    "tex(\"x^2 + y\")",
    "group(@, @)",
    "group(@).arrange(RIGHT)",
    "@.copy()",
    "brace(@, DOWN)",
    "numberPlane()",
    "axes()",
    "regularPolygon(5)",
    "star()",
    "integerNumber(7)",
    "decimalNumber(#)",
    "arc(#, #)",
    "surroundingRectangle(@)",
    "vGroup(@)",
    "matrix(java.util.List.of(java.util.List.of(circle(#), dot())))",
    "dashedLine(LEFT, RIGHT)",
    "annulus(#, #)",
    "cube()",
    "sphere()",
    "valueTracker(#)",
    "markupText(\"<b>x</b>\")",
    "underline(@)",
    "cross(@)",
    "numberLine()",
    "polygon(UP, LEFT, RIGHT)"
  };
  private static final String[] CHANGES = {
    ".shift(at(#, #))",
    ".scale(#)",
    ".rotate(#)",
    ".setColor(BLUE)",
    ".setFill(GREEN, #)",
    ".setStroke(WHITE, #)",
    ".moveTo(at(#, #))",
    ".nextTo(@, UP)",
    ".toEdge(LEFT)",
    ".setOpacity(#)",
    ".setWidth(#)",
    ".stretch(#, 0)",
    ".setZIndex(#)",
    ".alignTo(@, UP)",
    ".flip()",
    ".setHeight(#)",
    ".fade(#)",
    ".saveState()",
    ".fixInFrame()",
    ".addUpdater((m, dt) -> m.shift(right(dt)))"
  };
  private static final String[] STATEMENTS = {
    "add(@);",
    "add(@, @);",
    "remove(@);",
    "pause(#);",
    "play(fadeIn(@));",
    "play(fadeOut(@));",
    "play(create(@));",
    "play(write(@));",
    "play(transform(@, @));",
    "play(replacementTransform(@, @));",
    "play(animate(@, m -> m.shift(at(#, #))), animate(@, m -> m.scale(#)));",
    "bringToBack(@);",
    "play(laggedStart(fadeIn(@), rotate(@)));",
    "play(indicate(@));",
    "play(uncreate(@));",
    "play(succession(fadeIn(@), fadeOut(@)));",
    "camera().scale(#);",
    "camera().shift(at(#, #));",
    "play(growFromCenter(@).runTime(#));",
    "section(\"S#\");",
    "subtitle(\"s\", #);",
    "clear();",
    "play(transformMatchingShapes(@, @));",
    "play(moveAlongPath(@, circle(#)));",
    "@.restore();",
    "play(fadeTransform(@, @));",
    "play(circumscribe(@));",
    "play(flash(ORIGIN));",
    "@.become(@);",
    "background(WHITE);",
    "replace(@, @);",
    "play(moveToTarget(@));",
    "theme(COMMUNITY);",
    "play(animationGroup(create(@), fadeIn(@)).runTime(#));",
    "addForegroundMobjects(@);"
  };

  private final ScratchFolder folder = new ScratchFolder();
  private final Renderer renderer =
      new Renderer(RenderSettings.of(96, 54, FrameRate.of(4)).withJobs(1));
  private final List<String> seeds = Seeds.examples();

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    String source =
        switch (random.nextInt(16)) {
          case 0 -> mutator.text(mutator.pick(seeds), ";", "}", "{", "(", ")", "\"", "0", "null");
          case 1, 2, 3, 4, 5, 6 -> new SourceMutator(random).altered(mutator.pick(seeds));
          default -> program(mutator, random);
        };
    return source.getBytes(StandardCharsets.UTF_8);
  }

  private static String program(Mutator mutator, Random random) {
    return "import static zoetrope.Zoetrope.*;\n\npublic final class Fuzzed extends Scene {\n"
        + "  @Override\n  protected void construct() {\n"
        + body(mutator, random)
        + "    "
        + SQUARE
        + "\n    pause(0.5);\n  }\n}\n";
  }

  private static String body(Mutator mutator, Random random) {
    StringBuilder body = new StringBuilder();
    int objects = 0;
    for (int i = 3 + random.nextInt(10); i > 0; i--) {
      if (objects < 2 || random.nextInt(3) == 0) {
        String made = mutator.pick(OBJECTS);
        String changed = random.nextBoolean() ? mutator.pick(CHANGES) : "";
        if (objects > 0 || !(made + changed).contains("@")) {
          String value = filled(made + changed, objects, random);
          body.append("    var m").append(objects).append(" = ").append(value).append(";\n");
          objects++;
        }
      } else {
        body.append("    ").append(filled(mutator.pick(STATEMENTS), objects, random)).append('\n');
      }
    }
    return body.toString();
  }

  /** Expands a template with numbers for {@code #} and objects for {@code @}. */
  private static String filled(String template, int objects, Random random) {
    StringBuilder text = new StringBuilder();
    for (char c : template.toCharArray()) {
      if (c == '@') {
        text.append('m').append(random.nextInt(objects));
      } else if (c == '#') {
        text.append(number(random));
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  private static String number(Random random) {
    return switch (random.nextInt(12)) {
      case 0 -> "0";
      case 1 -> "-1";
      case 2 -> random.nextInt(4) == 0 ? "1e9" : "0.001";
      case 3 -> random.nextInt(6) == 0 ? "(0.0 / 0)" : "2";
      default -> Double.toString(random.nextInt(30) / 10.0);
    };
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    String file = folder.write("Fuzzed.java", input).toString();
    SourceScenes source = new SourceScenes(SceneTarget.class.getClassLoader());
    boolean ours = new String(input, StandardCharsets.UTF_8).contains(SQUARE);
    List<SceneEntry> scenes = new ArrayList<>(source.find(file));
    boolean accepted = true;
    for (SceneEntry scene : scenes) {
      accepted &= draw(scene, ours);
    }
    return accepted;
  }

  private boolean draw(SceneEntry scene, boolean ours) throws Exception {
    RasterImage last;
    try {
      last = renderer.picture(scene, TimePoint.parse("end"));
    } catch (SceneException e) {
      return OneObject.refused(e);
    }
    int middle = last.argb()[(last.height() / 2) * last.width() + last.width() / 2];
    if (ours && middle != RED) {
      throw new UnwantedOutcome(
          "the square in the middle is " + Integer.toHexString(middle) + ", without an error");
    }
    return true;
  }

  @Override
  public void close() {
    folder.close();
  }
}
