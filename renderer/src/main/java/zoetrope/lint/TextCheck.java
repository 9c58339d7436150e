package zoetrope.lint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.geometry.Vec;
import zoetrope.lint.Finding.Kind;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.DisplayListBuilder;
import zoetrope.mobject.lines.AbstractArrow;
import zoetrope.mobject.lines.AbstractLine;
import zoetrope.mobject.lines.AbstractTippedLine;
import zoetrope.mobject.lines.FillArrow;
import zoetrope.scene.PlayRecord;
import zoetrope.scene.StageObserver;
import zoetrope.scene.StageView;

/** A check of the texts at the end of every play and pause. A fault that lasts is reported once. */
final class TextCheck implements StageObserver {
  /** How far a text may leave the frame, in scene units; one pixel at 480 lines. */
  private static final double MAX_OUTSIDE = 1.0 / 60;

  /** The minimum height of glyphs, in scene units; 8 pixels at 480 lines. */
  private static final double MIN_GLYPH_HEIGHT = 8.0 / 60;

  private static final double MIN_CLEAR_OPACITY = 0.35;

  /** The minimum contrast of a text with its background; see {@link Contrast}. */
  private static final double MIN_CONTRAST = 1.6;

  private final List<Finding> findings = new ArrayList<>();
  private Map<String, Integer> open = new LinkedHashMap<>();
  private Map<String, Integer> present;
  private Frame lastFrame;
  private OutlineCache outlines;
  private Box frameBox;

  /** Returns the findings, ordered by time. */
  List<Finding> findings() {
    return findings;
  }

  @Override
  public void ended(PlayRecord play, StageView stage) {
    Frame frame = stage.frame();
    double now = play.start().plus(play.duration()).seconds();
    if (lastFrame != null && frame.showsSameAs(lastFrame)) {
      open.values().forEach(i -> findings.set(i, findings.get(i).seenUntil(now)));
      return;
    }
    lastFrame = frame;
    frameBox = Box.of(stage.frameSize());
    outlines = new OutlineCache(frame.camera(), outlines);
    present = new LinkedHashMap<>();
    look(frame, stage.mobjects(), play, now);
    open = present;
  }

  private void look(Frame frame, List<Mobject<?>> mobjects, PlayRecord play, double now) {
    List<Leaf> leaves = Leaf.of(frame.items());
    List<VisibleText> texts =
        new ArrayList<>(new Texts(frame.camera(), leaves, outlines).in(mobjects));
    Occluders occluders = new Occluders(leaves, outlines);
    texts.removeIf(text -> occluders.hide(text.box(), text.order()));
    List<String> small = new ArrayList<>();
    List<String> faint = new ArrayList<>();
    for (VisibleText text : texts) {
      checkFrame(text, frame.camera(), play, now);
      boolean inside = !text.box().intersection(frameBox).isEmpty();
      if (inside && text.glyphHeight() < MIN_GLYPH_HEIGHT) {
        small.add(text.name());
      }
      if (inside && text.opacity() < MIN_CLEAR_OPACITY) {
        faint.add(text.name());
      }
    }
    List<VisibleText> clear = new ArrayList<>(texts);
    clear.removeIf(text -> text.opacity() < MIN_CLEAR_OPACITY);
    clear.removeIf(text -> occluders.hideHalf(text.box(), text.order()));
    if (!clear.isEmpty()) {
      checkContrast(clear, new Contrast(frame, mobjects, texts), play, now);
    }
    report(Kind.SMALL, small, play, now);
    report(Kind.FAINT, faint, play, now);
    TextPair.of(texts, occluders, frameBox).forEach(pair -> checkPair(pair, play, now));
    List<String> tips = new ArrayList<>();
    mobjects.forEach(m -> Presence.visit(m, part -> checkTip(part, texts, tips)));
    report(Kind.TIP, tips, play, now);
  }

  private void checkContrast(
      List<VisibleText> texts, Contrast contrast, PlayRecord play, double now) {
    for (VisibleText text : texts) {
      double ratio = contrast.of(text);
      if (ratio < MIN_CONTRAST) {
        String where =
            String.format(
                Locale.ROOT, " at %s, with a contrast of %.1f : 1", text.box().place(), ratio);
        report(
            Kind.CONTRAST, text.name() + " hardly differs from what is behind", where, play, now);
      }
    }
  }

  private void checkFrame(VisibleText text, Camera camera, PlayRecord play, double now) {
    if (text.box().intersection(frameBox).isEmpty()) {
      // If the camera was moved, or if another part of the mobject is in the frame, this is
      // probably intended.
      if (camera.equals(Camera.DEFAULT) && !isSeen(text.whole())) {
        report(Kind.OUTSIDE, text.name() + " at " + text.box().place(), "", play, now);
      }
      return;
    }
    String beyond = text.beyond(frameBox, MAX_OUTSIDE);
    if (!beyond.isEmpty()) {
      report(Kind.CUT, text.name() + " leaves the frame", " (" + beyond + ")", play, now);
    }
  }

  /** Whether a part of a mobject is in the frame. */
  private boolean isSeen(Mobject<?> m) {
    DisplayListBuilder out = new DisplayListBuilder(Camera.DEFAULT);
    m.emit(out);
    return Leaf.of(out.items()).stream()
        .filter(leaf -> leaf.opacity() * leaf.item().opacity() > 0)
        .anyMatch(leaf -> !outlines.of(leaf.item()).box().intersection(frameBox).isEmpty());
  }

  private void checkPair(TextPair pair, PlayRecord play, double now) {
    if (pair.isSame()) {
      if (pair.a().isColoredAs(pair.b())) {
        String place = " at " + pair.a().box().place();
        report(Kind.DUPLICATE, pair.a().name() + " is on the stage twice", place, play, now);
      }
      return;
    }
    String where =
        String.format(
            Locale.ROOT,
            " at %s, covering %.0f %% of %s",
            pair.region().place(),
            100 * pair.common() / pair.smaller(),
            pair.part());
    report(Kind.OVERLAP, pair.names() + " overlap", where, play, now);
  }

  private void checkTip(Mobject<?> m, List<VisibleText> texts, List<String> tips) {
    boolean arrow =
        m instanceof AbstractArrow<?>
            || m instanceof FillArrow
            || m instanceof AbstractTippedLine<?>;
    if (!arrow || m.family().stream().allMatch(part -> isInvisible(part))) {
      return;
    }
    Vec tip = outlines.projection().apply(((AbstractLine<?>) m).end(), m.fixedInFrame());
    if (tip == null) {
      return;
    }
    Box point = new Box(tip.x() - 0.02, tip.y() - 0.02, tip.x() + 0.02, tip.y() + 0.02);
    for (VisibleText text : texts) {
      if (text.box().contains(point)) {
        tips.add(m.kind() + " at " + point.place() + " in " + text.name());
      }
    }
  }

  private static boolean isInvisible(Mobject<?> m) {
    List<Item> items = new ArrayList<>();
    m.appendItems(items);
    return items.stream().allMatch(item -> item.opacity() == 0);
  }

  private void report(Kind kind, List<String> names, PlayRecord play, double now) {
    if (!names.isEmpty()) {
      String more = names.size() > 1 ? " and " + (names.size() - 1) + " more" : "";
      report(kind, names.get(0), more, play, now);
    }
  }

  private void report(Kind kind, String what, String where, PlayRecord play, double now) {
    String key = kind + what;
    if (present.containsKey(key)) {
      return;
    }
    Integer known = open.get(key);
    if (known != null) {
      findings.set(known, findings.get(known).seenUntil(now));
      present.put(key, known);
    } else {
      present.put(key, findings.size());
      findings.add(new Finding(kind, play, now, now, what + where));
    }
  }
}
