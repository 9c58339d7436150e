package zoetrope.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zoetrope.inspect.VariableNames;
import zoetrope.lint.Lint;
import zoetrope.lint.report.Finding;
import zoetrope.render.Renderer;
import zoetrope.render.request.SceneEntry;
import zoetrope.scene.Scene;

/** A measurement of the check with scenes whose faults are known. */
class CorpusTest {
  private static final Path SOURCES = Path.of("src/test/java/zoetrope/corpus");

  /** The maximum number of false findings in all scenes together. */
  private static final int MAX_FALSE_FINDINGS = 2;

  /** The minimum number of faults that are found at the right time. */
  private static final int MIN_TIMED = 236;

  static final List<Class<? extends Scene>> SCENES =
      List.of(
          TextsOnTexts.class,
          TextsOnShapes.class,
          ShapesOverTexts.class,
          FaintAndCut.class,
          SmallFaults.class,
          StageFaults.class,
          SpaceFaults.class,
          CleanTexts.class,
          CleanShapes.class,
          CleanPlots.class,
          CleanMoves.class,
          CleanSpace.class,
          MixedFaults.class,
          MixedClean.class,
          CleanNeighbours.class,
          LaterFaults.class,
          LaterClean.class,
          UpdaterFaults.class,
          CleanUpdaters.class);

  /** The results of the check for the faults of one kind. */
  private static final class Score {
    int all;
    int found;
    int named;
    int timed;

    /** The number of found faults that only --strict reports. */
    int notes;

    void add(Outcome outcome) {
      all++;
      found += outcome.finding() == null ? 0 : 1;
      named += outcome.isNamed() ? 1 : 0;
      timed += outcome.isTimed() ? 1 : 0;
      notes += outcome.finding() != null && outcome.finding().kind().isNote() ? 1 : 0;
    }
  }

  private final VariableNames names = new VariableNames(CorpusTest::source);
  private final List<String> misses = new ArrayList<>();
  private final List<String> falseFindings = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  @Test
  void theCheckSeesFaultsAndOnlyFaults() throws IOException {
    Map<FaultKind, Score> scores = new EnumMap<>(FaultKind.class);
    Score total = new Score();
    int clean = 0;
    long start = System.nanoTime();
    for (Class<? extends Scene> scenes : SCENES) {
      for (CorpusCase current : CorpusCase.of(scenes)) {
        Outcome outcome = outcome(current);
        if (current.expected() == null) {
          clean++;
        } else {
          scores.computeIfAbsent(current.expected().value(), kind -> new Score()).add(outcome);
          total.add(outcome);
        }
        report(current, outcome);
      }
    }
    StringBuilder report = new StringBuilder();
    scores.forEach((kind, score) -> report.append(line(kind.name(), score)));
    report.append(line("ALL", total));
    double precision = total.found / (double) Math.max(1, total.found + falseFindings.size());
    report.append(
        String.format(
            Locale.ROOT,
            "%d clean scenes, %d false findings, %d notes on top, precision %.3f, %.1f s%n",
            clean,
            falseFindings.size(),
            notes.size(),
            precision,
            (System.nanoTime() - start) / 1e9));
    misses.forEach(line -> report.append("miss:  ").append(line).append('\n'));
    falseFindings.forEach(line -> report.append("false: ").append(line).append('\n'));
    notes.forEach(line -> report.append("note:  ").append(line).append('\n'));
    System.out.print(report);
    Files.createDirectories(Path.of("target"));
    Files.writeString(Path.of("target/corpus.txt"), report);
    scores.forEach(
        (kind, score) ->
            assertTrue(score.named >= kind.minNamed, () -> kind + ": " + line(kind.name(), score)));
    assertTrue(total.timed >= MIN_TIMED, () -> line("ALL", total));
    assertTrue(falseFindings.size() <= MAX_FALSE_FINDINGS, () -> String.join("\n", falseFindings));
  }

  @Test
  void everyKindHasCases() {
    assertEquals(
        List.of(FaultKind.values()),
        SCENES.stream()
            .flatMap(scenes -> CorpusCase.of(scenes).stream())
            .filter(current -> current.expected() != null)
            .map(current -> current.expected().value())
            .distinct()
            .sorted()
            .toList());
  }

  private static String line(String name, Score score) {
    double all = score.all;
    return String.format(
        Locale.ROOT,
        "%-16s %3d cases, recall %.3f, right object %.3f, right time %.3f, %d as notes%n",
        name,
        score.all,
        score.found / all,
        score.named / all,
        score.timed / all,
        score.notes);
  }

  private Outcome outcome(CorpusCase current) {
    Renderer renderer = new Renderer(current.settings());
    try {
      List<Finding> findings =
          Lint.run(SceneEntry.of(current::scene), renderer, names::of, names::isUnused).findings();
      return Outcome.of(current.expected(), findings);
    } catch (RuntimeException e) {
      throw new IllegalStateException(current + " fails: " + e.getMessage(), e);
    }
  }

  private void report(CorpusCase current, Outcome outcome) {
    Seeded expected = current.expected();
    if (expected != null && !(outcome.isNamed() && outcome.isTimed())) {
      String instead = outcome.finding() == null ? "nothing" : outcome.finding().toString();
      misses.add(
          String.format(
              Locale.ROOT,
              "%s: %s of %s from %.3f to %.3f s; found %s",
              current,
              expected.value(),
              expected.object(),
              expected.from(),
              Math.max(expected.from(), expected.by()),
              instead));
    }
    for (Finding finding : outcome.others()) {
      if (finding.kind().isNote()) {
        notes.add(current + ": " + finding);
      } else {
        falseFindings.add(current + ": " + finding);
      }
    }
  }

  private static List<String> source(String name) {
    try {
      Path file = SOURCES.resolve(name);
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
