package zoetrope.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** Reads the workflows of GitHub, which no test can run. */
@DisabledOnOs(OS.WINDOWS)
class WorkflowsTest {
  private static final Path ROOT = Path.of("../..");
  private static final Path WORKFLOWS = ROOT.resolve(".github/workflows");
  private static final Pattern SCRIPT =
      Pattern.compile("(?<![\\w/])((?:tools|\\.ci)/[\\w-]+)(?=\\s|$)");

  @TempDir private Path folder;

  @Test
  void theScriptsOfAllStepsAreValid() throws IOException, InterruptedException {
    List<String> wrong = new ArrayList<>();
    for (String script : scripts()) {
      Path file = Files.writeString(folder.resolve("script.sh"), script);
      Run run = Run.of("/bin/bash", "-n", file.toString());
      if (run.code() != 0) {
        wrong.add(run.output() + script);
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void theScriptsOfTheRepositoryThatStepsCallExist() throws IOException {
    List<Path> called =
        scripts().stream()
            .flatMap(script -> SCRIPT.matcher(script).results())
            .map(found -> ROOT.resolve(found.group(1)))
            .filter(path -> !Files.isDirectory(path))
            .toList();
    assertTrue(called.contains(ROOT.resolve("tools/publish")), called::toString);
    assertEquals(List.of(), called.stream().filter(file -> !Files.isExecutable(file)).toList());
  }

  @Test
  void neededJobsExist() throws IOException {
    for (Path file : workflows()) {
      Map<String, Object> jobs = jobs(file);
      for (Object job : jobs.values()) {
        Object needs = ActionSteps.map(job).getOrDefault("needs", List.of());
        Collection<?> names = needs instanceof Collection<?> all ? all : List.of(needs);
        assertTrue(jobs.keySet().containsAll(names), file + " " + names);
      }
    }
  }

  @Test
  void eachPlatformHasARunnerAndTheActionKnowsItsPackage() throws IOException {
    Object strategy = ActionSteps.map(jobs(WORKFLOWS.resolve("release.yml")).get("package"));
    Map<String, Object> matrix =
        ActionSteps.map(ActionSteps.map(ActionSteps.map(strategy).get("strategy")).get("matrix"));
    Collection<Object> platforms = new TreeSet<>((List<?>) matrix.get("platform"));
    Collection<Object> withRunner = new TreeSet<>();
    for (Object each : (List<?>) matrix.get("include")) {
      withRunner.add(ActionSteps.map(each).get("platform"));
    }
    assertEquals(platforms, withRunner);
    Collection<Object> known = new TreeSet<>();
    Pattern name = Pattern.compile("file=([a-z]+-\\w+)\\.(tar\\.gz|zip)");
    name.matcher(Files.readString(ROOT.resolve(".github/actions/render/action.yml")))
        .results()
        .map((MatchResult found) -> found.group(1))
        .forEach(known::add);
    assertEquals(platforms, known);
  }

  private static List<Path> workflows() throws IOException {
    try (Stream<Path> files = Files.list(WORKFLOWS)) {
      return files.filter(file -> file.toString().endsWith(".yml")).sorted().toList();
    }
  }

  private static Map<String, Object> jobs(Path workflow) throws IOException {
    Map<String, Object> whole = ActionSteps.map(new Yaml().load(Files.readString(workflow)));
    return ActionSteps.map(whole.get("jobs"));
  }

  /** Returns the scripts of all steps that run in a shell. */
  private static List<String> scripts() throws IOException {
    List<Object> steps = new ArrayList<>();
    for (Path file : workflows()) {
      jobs(file).values().forEach(job -> steps.addAll((List<?>) ActionSteps.map(job).get("steps")));
    }
    Object action =
        new Yaml().load(Files.readString(ROOT.resolve(".github/actions/render/action.yml")));
    steps.addAll((List<?>) ActionSteps.map(ActionSteps.map(action).get("runs")).get("steps"));
    return steps.stream()
        .map(step -> (String) ActionSteps.map(step).get("run"))
        .filter(script -> script != null)
        .toList();
  }
}
