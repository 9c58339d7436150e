package zoetrope.lint;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zoetrope.internal.lint.objects.VisibleText;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.Finding;
import zoetrope.lint.report.FixEdit;
import zoetrope.lint.report.FoundObject;
import zoetrope.scene.Fault;
import zoetrope.scene.PlayRecord;

/**
 * A check for texts that are shown too briefly to be read. Texts with the same words count as one.
 * Numbers in texts are ignored, so that a label that is drawn again for each frame counts as one,
 * too.
 */
final class ReadingCheck {
  /**
   * The fastest reading speed, in glyphs per second. Guides to subtitles allow 15 to 20; twice as
   * many are unreadable.
   */
  private static final double MAX_SPEED = 35;

  /** The smallest number of glyphs that is checked; viewers see shorter texts as a whole. */
  private static final int MIN_GLYPHS = 12;

  /**
   * The shortest time that is checked, in seconds; shorter texts appear only between two
   * transforms.
   */
  private static final double MIN_SECONDS = 0.15;

  private static final double MIN_OPACITY = 0.35;

  private final Map<String, Seen> seen = new LinkedHashMap<>();

  /** The texts of the last frame. */
  private Map<VisibleText, Seen> shown = Map.of();

  private long last;

  /** A text, and the number of frames that have shown it. */
  private static final class Seen {
    private final String name;
    private final FoundObject object;
    private final PlayRecord play;
    private final long from;
    private long frames;
    private int glyphs;

    Seen(VisibleText text, PlayRecord play, long from) {
      this.name = text.name();
      this.object = text.found();
      this.play = play;
      this.from = from;
    }
  }

  void add(long frame, PlayRecord play, List<VisibleText> texts, Box frameBox) {
    count(frame);
    Map<VisibleText, Seen> now = new IdentityHashMap<>();
    for (VisibleText text : texts) {
      if (text.isWords() && text.opacity() >= MIN_OPACITY && text.reach().overlaps(frameBox)) {
        Seen known = shown.get(text);
        Seen words =
            known != null
                ? known
                : seen.computeIfAbsent(
                    text.description().replaceAll("[0-9]+", "0"),
                    key -> new Seen(text, play, frame));
        words.glyphs = Math.max(words.glyphs, text.glyphs().size());
        now.put(text, words);
      }
    }
    shown = now;
  }

  private void count(long frame) {
    for (Seen text : Set.copyOf(shown.values())) {
      text.frames += frame - last;
    }
    last = frame;
  }

  /** Returns the findings. Texts in the last frame are left out, because players stop there. */
  List<Finding> findings(double framesPerSecond) {
    shown.values().forEach(text -> text.glyphs = 0);
    List<Finding> findings = new ArrayList<>();
    for (Seen text : seen.values()) {
      double seconds = text.frames / framesPerSecond;
      double needed = text.glyphs / MAX_SPEED;
      if (text.glyphs >= MIN_GLYPHS && seconds >= MIN_SECONDS && seconds < needed) {
        double from = text.from / framesPerSecond;
        String what =
            String.format(
                Locale.ROOT, "%s is shown for %.1f s, too briefly to be read", text.name, seconds);
        String fix =
            String.format(Locale.ROOT, "show it for at least %.1f s: pause(...)", 2 * needed);
        findings.add(
            new Finding(Fault.SHORT, text.play, from, from + seconds, List.of(text.object), what)
                .withFix(fix, Optional.of(new FixEdit.Wait(2 * needed - seconds))));
      }
    }
    return findings;
  }
}
