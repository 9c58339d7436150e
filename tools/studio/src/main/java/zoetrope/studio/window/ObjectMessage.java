package zoetrope.studio.window;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zoetrope.cli.project.SourceFiles;
import zoetrope.frame.Paint;
import zoetrope.frame.Style;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.inspect.ObjectFinder;
import zoetrope.inspect.ObjectList;
import zoetrope.inspect.Silhouette;
import zoetrope.inspect.StageObject;
import zoetrope.inspect.StageSnapshot;
import zoetrope.inspect.VariableNames;
import zoetrope.mobject.display.CreationSite;
import zoetrope.render.result.UsageException;
import zoetrope.studio.edit.PartCode;

/** Messages about objects on a stage, as values that become JSON. */
final class ObjectMessage {
  private static final int MAX_CHILDREN = 200;

  private final StageSnapshot stage;
  private final VariableNames names;

  ObjectMessage(StageSnapshot stage, SourceFiles sources) {
    this.stage = stage;
    this.names = new VariableNames(sources::lines);
  }

  /**
   * Returns the object of a call. The number of its creation takes precedence over its id, because
   * the id changes when a change of the source adds objects.
   *
   * @throws UsageException if the stage does not have it
   */
  static StageObject object(StageSnapshot stage, JsonNode call) {
    int number = call.path("number").asInt(-1);
    int id =
        numbered(stage, number).map(StageObject::id).orElseGet(() -> call.path("object").asInt(-1));
    UsageException.require(
        id >= 0 && id < stage.objects().size(), "there is no such object on the stage now");
    return stage.objects().get(id);
  }

  /** Returns the object with a number of creation. */
  static Optional<StageObject> numbered(StageSnapshot stage, int number) {
    return stage.objects().stream()
        .filter(object -> object.site().filter(site -> site.number() == number).isPresent())
        .findFirst();
  }

  /** Whether the name, kind or text of an object has all these words, which are in lower case. */
  boolean hasWords(StageObject object, List<String> words) {
    if (words.isEmpty()) {
      return true;
    }
    String text =
        String.join(" ", name(object), object.kind(), object.text()).toLowerCase(Locale.ROOT);
    return words.stream().allMatch(text::contains);
  }

  Map<String, Object> row(StageObject object) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("id", object.id());
    row.put("parent", object.parent());
    row.put("index", object.index());
    row.put("kind", object.kind());
    row.put("name", name(object));
    row.put("text", object.text());
    row.put("part", part(object));
    row.put("file", object.site().map(CreationSite::file).orElse(""));
    row.put("line", object.site().map(CreationSite::line).orElse(0));
    row.put("number", object.site().map(CreationSite::number).orElse(-1));
    row.put("children", object.children().size());
    row.put("whole", whole(object));
    return row;
  }

  /** Returns all facts about an object, with its outline and its family. */
  Map<String, Object> facts(StageObject object, ObjectFinder finder) {
    Map<String, Object> facts = row(object);
    facts.put("type", object.type());
    Bounds bounds = object.bounds();
    boolean placed = !bounds.isEmpty();
    facts.put("center", placed ? vec(bounds.center()) : null);
    facts.put("size", placed ? vec(bounds.max().minus(bounds.min())) : null);
    facts.put("zIndex", object.zIndex());
    facts.putAll(style(object.style()));
    facts.put("span", object.span().map(s -> List.of(s.start(), s.end())).orElse(null));
    facts.put("around", stage.textAround(object).map(this::row).orElse(null));
    facts.put("ancestors", ancestors(object).stream().map(this::row).toList());
    facts.put(
        "family",
        object.children().stream()
            .limit(MAX_CHILDREN)
            .map(id -> row(stage.objects().get(id)))
            .toList());
    Silhouette outline = finder.outline(object.id());
    facts.put("code", new PartCode(stage, this::name).of(object));
    facts.put("outline", outline.path());
    facts.put("box", outline.box().orElse(null));
    return facts;
  }

  private List<StageObject> ancestors(StageObject object) {
    List<StageObject> above = new ArrayList<>();
    for (int at = object.parent(); at >= 0; at = stage.objects().get(at).parent()) {
      above.add(0, stage.objects().get(at));
    }
    return above;
  }

  private static List<Double> vec(Vec v) {
    return List.of(v.x(), v.y(), v.z());
  }

  private static Map<String, Object> style(Style style) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("fill", paint(style.fill()));
    data.put("stroke", style.stroke().isInvisible() ? "" : paint(style.stroke().paint()));
    data.put("strokeWidth", style.stroke().maxWidth());
    return data;
  }

  private static String paint(Paint paint) {
    return paint.isInvisible() ? "" : ObjectList.color(paint);
  }

  /** Returns the characters of a text that a glyph stands for. */
  private String part(StageObject object) {
    return object
        .span()
        .flatMap(
            span ->
                stage
                    .textAround(object)
                    .filter(text -> span.end() <= text.text().length())
                    .map(text -> span.of(text.text())))
        .orElse("");
  }

  /** Returns the variable that holds an object; empty if unknown. */
  String name(StageObject object) {
    return names.of(stage, object);
  }

  /**
   * Returns the id of the topmost ancestor that the same source line created; the id of the object
   * if there is none.
   */
  private int whole(StageObject object) {
    StageObject at = object;
    while (at.parent() >= 0
        && at.site().isPresent()
        && VariableNames.isOfLine(stage.objects().get(at.parent()), at.site().get())) {
      at = stage.objects().get(at.parent());
    }
    return at.id();
  }
}
