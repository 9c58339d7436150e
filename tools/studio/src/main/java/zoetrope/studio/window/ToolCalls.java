package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import zoetrope.color.Color;
import zoetrope.geometry.Vec;
import zoetrope.inspect.ObjectFinder;
import zoetrope.inspect.StageObject;
import zoetrope.mobject.camera.CameraFrame;
import zoetrope.render.result.UsageException;
import zoetrope.studio.edit.CodeText;
import zoetrope.studio.edit.CurveFit;
import zoetrope.studio.edit.ObjectCall;
import zoetrope.studio.edit.PartCode;
import zoetrope.studio.live.LiveScene;
import zoetrope.studio.project.Project;
import zoetrope.studio.window.VerifiedEdits.Effect;
import zoetrope.studio.window.VerifiedEdits.Look;
import zoetrope.studio.window.VerifiedEdits.Place;
import zoetrope.studio.window.VerifiedEdits.Written;
import zoetrope.text.FontFamily;

/**
 * The calls of tools. Turns the author's actions on the image into code, which is copied or, if the
 * author allows it, written into the source.
 */
final class ToolCalls {
  /**
   * The maximum distance of the fitted curve from the drawn points, in scene units, if the camera
   * is 8 units high.
   */
  private static final double TOLERANCE = 0.03;

  private static final int MAX_DRAWN = 2000;

  /** The largest factor of one change of an object's size. */
  private static final int MAX_FACTOR = 1000;

  /** The functions that accept a font as an argument. */
  private static final Set<String> TEXTS = Set.of("text", "markupText");

  private final Project project;
  private final VerifiedEdits edits;
  private final Supplier<LiveScene> scene;

  /**
   * Code that a tool makes.
   *
   * @param places where to write it; the first one where it has its effect is used
   * @param effect what the code changes in the image; empty if it is not verified
   */
  private record Made(String code, List<Place> places, Optional<Effect> effect) {
    /** Code that is only copied. */
    Made(String code) {
      this(code, List.of(), Optional.empty());
    }

    Made(String code, Place place) {
      this(code, List.of(place), Optional.empty());
    }
  }

  ToolCalls(Project project, VerifiedEdits edits, Supplier<LiveScene> scene) {
    this.project = project;
    this.edits = edits;
    this.scene = scene;
  }

  void addTo(CallTable calls) {
    calls
        .with("point", call -> answer(call, this::point))
        .with("move", call -> answer(call, this::move))
        .with("scale", call -> answer(call, this::scale))
        .with("rotate", call -> answer(call, this::rotate))
        .with("part", call -> answer(call, this::part))
        .with("curve", call -> answer(call, this::curve))
        .with("camera", call -> answer(call, this::camera))
        .with("color", call -> answer(call, this::color))
        .with("font", call -> answer(call, this::font))
        .with("choices", call -> choices())
        .with("text", call -> answer(call, this::text))
        .with("undo", call -> edits.edits().inOrder(this::undo));
  }

  private Map<String, Object> answer(JsonNode call, BiFunction<ObjectFinder, JsonNode, Made> tool) {
    return call.path("write").asBoolean()
        ? edits.inOrder(() -> answerNow(call, tool))
        : answerNow(call, tool);
  }

  private Map<String, Object> answerNow(
      JsonNode call, BiFunction<ObjectFinder, JsonNode, Made> tool) {
    Made made = scene.get().inspect(call.path("frame").asLong(), stage -> tool.apply(stage, call));
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("code", made.code());
    if (call.path("write").asBoolean() && !made.places().isEmpty()) {
      try {
        Written written = edits.write(made.places(), made.effect().map(e -> shows(call, e)));
        answer.put("change", written.change());
        answer.put("note", written.note());
      } catch (UsageException e) {
        answer.put("refused", e.getMessage());
      }
    }
    answer.put("undo", edits.edits().count());
    return answer;
  }

  private static VerifiedEdits.Check shows(JsonNode call, Effect effect) {
    return VerifiedEdits.shows(call.path("frame").asLong(), effect);
  }

  private Map<String, Object> undo() {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("change", edits.edits().undo().orElse(null));
    answer.put("undo", edits.edits().count());
    return answer;
  }

  // --- places ---

  private static Vec point(ObjectFinder stage, JsonNode pixel, double z) {
    return stage.pointAt(pixel.path(0).asDouble(), pixel.path(1).asDouble(), z);
  }

  /**
   * Returns the point at a pixel in scene units. For an object that is fixed in the frame, this is
   * a point of the frame. Otherwise it has the z coordinate of the object's centre.
   */
  private static Vec pointOn(ObjectFinder stage, StageObject object, JsonNode pixel) {
    return object.fixed()
        ? stage.framePointAt(pixel.path(0).asDouble(), pixel.path(1).asDouble())
        : point(stage, pixel, object.bounds().center().z());
  }

  private static CodeText words(ObjectFinder stage) {
    return CodeText.seenBy(stage.stage().camera());
  }

  private Made point(ObjectFinder stage, JsonNode call) {
    return new Made(words(stage).point(point(stage, call.path("at"), 0)));
  }

  private Made move(ObjectFinder stage, JsonNode call) {
    StageObject object = ObjectMessage.object(stage.stage(), call);
    Vec center = object.bounds().center();
    Vec by =
        call.has("by")
            ? new Vec(call.path("by").path(0).asDouble(), call.path("by").path(1).asDouble(), 0)
            : pointOn(stage, object, call.path("to"))
                .minus(pointOn(stage, object, call.path("from")));
    CodeText words = words(stage);
    ObjectCall code =
        call.path("how").asText().equals("moveTo")
            ? ObjectCall.moveTo(center.plus(by), words)
            : ObjectCall.shift(by, words);
    return made(stage, call, object, code, ToolEffects.moved(by));
  }

  private Made scale(ObjectFinder stage, JsonNode call) {
    StageObject object = ObjectMessage.object(stage.stage(), call);
    double factor = call.path("factor").asDouble();
    UsageException.require(
        factor > 0 && factor <= MAX_FACTOR, "the factor is more than 0 and at most %s", MAX_FACTOR);
    return made(
        stage, call, object, ObjectCall.scale(factor, new CodeText(2)), ToolEffects.scaled(factor));
  }

  private Made rotate(ObjectFinder stage, JsonNode call) {
    StageObject object = ObjectMessage.object(stage.stage(), call);
    double degrees = call.path("degrees").asDouble();
    return made(stage, call, object, ObjectCall.rotate(degrees), ToolEffects.LOOKS_DIFFERENT);
  }

  /** Returns a call on an object, in the line that made it or before the play at the playhead. */
  private Made made(
      ObjectFinder stage,
      JsonNode call,
      StageObject object,
      ObjectCall code,
      BiPredicate<Look, Look> effect) {
    ObjectPlaces places = places(stage);
    boolean atStart = !call.path("when").asText().equals("here");
    Optional<PlayLine> play =
        call.path("play").has("line") ? Optional.of(edits.play(call)) : Optional.empty();
    return new Made(
        code.on(places.code().of(object)),
        places.of(object, code, atStart, play),
        Optional.of(new Effect(Look.of(stage, object), effect)));
  }

  private Made curve(ObjectFinder stage, JsonNode call) {
    List<Vec> drawn = new ArrayList<>();
    for (JsonNode pixel : call.path("points")) {
      Vec at = point(stage, pixel, 0);
      if (drawn.isEmpty() || at.distance(drawn.get(drawn.size() - 1)) > 1e-6) {
        drawn.add(at);
      }
    }
    UsageException.require(
        drawn.size() >= 2 && drawn.size() <= MAX_DRAWN, "a curve has 2 to %s points", MAX_DRAWN);
    double tolerance = TOLERANCE * stage.stage().camera().height() / 8;
    String code = words(stage).curve(CurveFit.points(drawn, tolerance));
    return new Made(
        code, edits.play(call).at((f, line) -> f.before(line, "add(" + code + ");", "")));
  }

  private Made camera(ObjectFinder stage, JsonNode call) {
    CameraFrame now = stage.stage().camera();
    CameraFrame then = CameraViews.of(now, call.path("view"));
    double heights = stage.stage().cameraHeight() / now.height();
    boolean animated = call.path("how").asText().equals("animate");
    CodeText words = CodeText.seenBy(then);
    String code = words.camera(animated ? "c" : "camera()", now, then, heights);
    UsageException.require(
        !code.isEmpty(), "the view is unchanged: turn, move or zoom the camera first");
    if (animated) {
      String play = "play(animate(camera(), c -> " + code + "))";
      return new Made(play, edits.play(call).at((f, line) -> f.before(line, play + ";", "")));
    }
    return new Made(
        code, edits.play(call).at((f, line) -> f.before(line, code + ";", "camera().")));
  }

  // --- objects ---

  private ObjectPlaces places(ObjectFinder stage) {
    return new ObjectPlaces(stage, project.sources());
  }

  /** Returns the code for the parts of a text or group inside a box of the image. */
  private Made part(ObjectFinder stage, JsonNode call) {
    JsonNode box = call.path("box");
    List<StageObject> found =
        stage.within(
            box.path(0).asDouble(),
            box.path(1).asDouble(),
            box.path(2).asDouble(),
            box.path(3).asDouble());
    UsageException.require(!found.isEmpty(), "no part has its centre in the box");
    return new Made(places(stage).code().of(found));
  }

  private Made color(ObjectFinder stage, JsonNode call) {
    String color = call.path("color").asText();
    UsageException.require(
        Color.palette().containsKey(color), "there is no colour %s in the palette", color);
    if (!call.has("object")) {
      return new Made(color);
    }
    StageObject object = ObjectMessage.object(stage.stage(), call);
    String how = call.path("how").asText();
    String method =
        switch (how) {
          case "fill" -> "setFill";
          case "stroke" -> "setStroke";
          default -> "setColor";
        };
    return made(
        stage,
        call,
        object,
        ObjectCall.color(method, color),
        ToolEffects.colored(how, Color.palette().get(color)));
  }

  private Made font(ObjectFinder stage, JsonNode call) {
    String code = "fonts(" + CodeText.quoted(call.path("font").asText()) + ")";
    if (!call.has("object")) {
      return new Made(code);
    }
    StageObject picked = ObjectMessage.object(stage.stage(), call);
    StageObject object = stage.stage().textAround(picked).orElse(picked);
    if (!TEXTS.contains(PartCode.word(object))) {
      return new Made(code);
    }
    return new Made(
        code,
        List.of(places(stage).creation(object, chain -> chain.withSecond("fonts", code))),
        Optional.of(new Effect(Look.of(stage, object), ToolEffects.LOOKS_DIFFERENT)));
  }

  /** Replaces the characters of a text. */
  private Made text(ObjectFinder stage, JsonNode call) {
    StageObject object = ObjectMessage.object(stage.stage(), call);
    String value = call.path("value").asText();
    UsageException.require(!value.isBlank(), "a text needs at least one character");
    String code = CodeText.quoted(value);
    return new Made(
        code,
        List.of(places(stage).creation(object, chain -> chain.withText(code))),
        Optional.of(
            new Effect(
                Look.of(stage, object), (before, after) -> after.object().text().equals(value))));
  }

  private Map<String, Object> choices() {
    Map<String, String> colors = new LinkedHashMap<>();
    Color.palette().forEach((name, color) -> colors.put(name, color.toHex()));
    return Map.of(
        "colors", colors,
        "bundled", FontFamily.bundledNames(),
        "installed", FontFamily.installedNames());
  }
}
