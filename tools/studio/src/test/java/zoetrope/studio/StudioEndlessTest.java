package zoetrope.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scenes that never end, or that use memory without end. */
class StudioEndlessTest extends StudioPage {
  private static final String NOTE = "document.querySelector('.stalled')?.textContent";
  private static final String PROBLEM = "document.querySelector('.problem')?.textContent";

  private static String with(String code) {
    return RunningStudio.SLIDE.replace("section(\"End\");", code);
  }

  @AfterEach
  void repair() throws IOException {
    save(RunningStudio.SLIDE);
    browser().await("studio.state.outline?.frames === 90 && !studio.state.problem");
  }

  /** Returns the threads of scenes that are computing. */
  private static long busyScenes() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(t -> t.getName().equals("zoetrope-scene") && t.getState() == Thread.State.RUNNABLE)
        .count();
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_19, disabledReason = "Java 20 cannot end threads")
  void namesAnEndlessLoopAndStopsItsThread() throws IOException, InterruptedException {
    save(with("while (time() >= 0) { Thread.onSpinWait(); }"));
    browser().await(NOTE + "?.includes('Slide.java:16')");
    browser().click(".stalled .wide");
    browser().await(PROBLEM + "?.includes('stopped') && " + PROBLEM + ".includes('Slide.java:16')");
    browser().await("!document.querySelector('.stalled')");
    long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (busyScenes() > 0 && System.nanoTime() < deadline) {
      Thread.sleep(50);
    }
    assertEquals(0, busyScenes(), "threads of scenes");
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_19, disabledReason = "Java 20 cannot end threads")
  void leavesNoThreadAfterALoopIsRepaired() throws IOException, InterruptedException {
    save(with("while (true) { if (time() < 0) break; }"));
    browser().await(NOTE + "?.includes('Slide.java:16')");
    save(RunningStudio.SLIDE);
    browser().await("studio.state.outline?.frames === 90 && !studio.state.stalled");
    assertEquals(hash(10, Map.of()), shown(10));
    long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (busyScenes() > 0 && System.nanoTime() < deadline) {
      Thread.sleep(50);
    }
    assertEquals(0, busyScenes(), "threads of scenes");
  }

  @Test
  void namesALoopBeforeTheFirstFrame() throws IOException {
    save(
        RunningStudio.SLIDE.replace(
            "{\n  private",
            "{\n  { while (time0() >= 0) { } }\n  double time0() { return 1; }\n  private"));
    browser().await(NOTE + "?.includes('Slide.java:6')");
    browser().click(".stalled .wide");
    browser().await(PROBLEM + "?.includes('stopped')");
  }

  @ParameterizedTest
  @EnabledForJreRange(max = JRE.JAVA_19, disabledReason = "Java 20 cannot end threads")
  @ValueSource(
      strings = {
        "while (time() >= 0) all.add(new int[1 << 20]);",
        "while (time() >= 0) all.add(new int[20]);",
        "for (int i = 0; i >= 0; i++) { all.add(new int[1 << 20]); pause(0.1); }",
      })
  void stopsASceneThatAllocatesWithoutEnd(String loop) throws IOException {
    save(with("var all = new java.util.ArrayList<int[]>(); " + loop));
    browser().await(PROBLEM + "?.includes('too much memory')");
    assertTrue(((String) browser().js(PROBLEM)).contains("Slide.java:16"));
    save(RunningStudio.SLIDE);
    browser().await("studio.state.outline?.frames === 90 && !studio.state.problem");
    assertEquals(hash(10, Map.of()), shown(10));
  }

  @Test
  void namesALoopThatPlaysWithoutEnd() throws IOException {
    save(with("for (int i = 0; i >= 0; i++) { add(dot()); pause(0.1); }"));
    String note = "document.querySelector('.reading')?.textContent";
    browser().await(note + "?.includes('plays from Slide.java:16')");
    browser().click(".reading .wide");
    browser().await(PROBLEM + "?.includes('stopped') && " + PROBLEM + ".includes('Slide.java:16')");
  }

  @Test
  void stopsASceneThatPausesWithoutEnd() throws IOException {
    save(
        with("for (;;) pause();")
            .replaceFirst("(?s)for \\(;;\\) pause\\(\\);.*", "for (;;) pause();\n  }\n}\n"));
    browser().await(PROBLEM + "?.includes('longer than 12 hours')");
    assertTrue(((String) browser().js(PROBLEM)).contains("Slide.java:16"));
  }
}
