package zoetrope.dist;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.yaml.snakeyaml.Yaml;

/** Runs the shell steps of {@code action.yml} in a folder, like a runner of GitHub. */
final class ActionSteps {
  private static final Path ACTION = Path.of("../../.github/actions/render/action.yml");
  private static final Pattern EXPRESSION = Pattern.compile("\\$\\{\\{ *([\\w.-]+) *}}");

  private final Path folder;
  private final Path runnerFiles;
  private final Map<String, String> context = new HashMap<>();
  private final Map<String, Map<String, Object>> steps = new HashMap<>();

  /** Prepares the steps with the default inputs and the action's version {@code reference}. */
  ActionSteps(Path folder, Path runnerFiles, String server, String reference) throws IOException {
    this.folder = folder;
    this.runnerFiles = Files.createDirectories(runnerFiles);
    Map<String, Object> action = map(new Yaml().load(Files.readString(ACTION)));
    map(action.get("inputs"))
        .forEach(
            (name, input) ->
                context.put("inputs." + name, String.valueOf(map(input).get("default"))));
    context.put("github.server_url", server);
    context.put("github.action_repository", "owner/zoetrope");
    context.put("github.action_ref", reference);
    for (Object each : (List<?>) map(action.get("runs")).get("steps")) {
      Map<String, Object> step = map(each);
      steps.put(String.valueOf(step.getOrDefault("id", step.get("name"))), step);
    }
  }

  /** Casts a mapping of a YAML file. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Object yaml) {
    return (Map<String, Object>) yaml;
  }

  ActionSteps with(String input, String value) {
    if (context.put("inputs." + input, value) == null) {
      throw new IllegalArgumentException("the action has no input " + input);
    }
    return this;
  }

  /** Runs the steps until one fails, and returns the result of the last one. */
  Run run(String... names) throws IOException, InterruptedException {
    Run last = null;
    for (String name : names) {
      last = step(name);
      if (last.code() != 0) {
        return last;
      }
    }
    return last;
  }

  private Run step(String name) throws IOException, InterruptedException {
    Map<String, Object> step = steps.get(name);
    Path script = runnerFiles.resolve(name + ".sh");
    Files.writeString(script, (String) step.get("run"));
    String place = value((String) step.getOrDefault("working-directory", "."));
    // The command line that a runner uses for "shell: bash".
    ProcessBuilder builder =
        new ProcessBuilder(
                "/bin/bash", "--noprofile", "--norc", "-eo", "pipefail", script.toString())
            .directory(folder.resolve(place).toFile())
            .redirectErrorStream(true);
    map(step.get("env"))
        .forEach((key, text) -> builder.environment().put(key, value((String) text)));
    environment(builder.environment());
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Run(process.waitFor(), output);
  }

  private void environment(Map<String, String> environment) throws IOException {
    environment.put("RUNNER_OS", "Linux");
    environment.put("RUNNER_ARCH", System.getProperty("os.arch").equals("amd64") ? "X64" : "ARM64");
    environment.put("RUNNER_TEMP", runnerFiles.toString());
    for (String file : List.of("GITHUB_ENV", "GITHUB_PATH", "GITHUB_OUTPUT")) {
      environment.put(file, runnerFiles.resolve(file).toString());
    }
    for (String line : lines("GITHUB_ENV")) {
      environment.put(line.split("=", 2)[0], line.split("=", 2)[1]);
    }
    String added =
        lines("GITHUB_PATH").stream().map(path -> path + ":").collect(Collectors.joining());
    environment.put("PATH", added + "/usr/bin:/bin");
  }

  private List<String> lines(String file) throws IOException {
    Path path = runnerFiles.resolve(file);
    return Files.exists(path) ? Files.readAllLines(path) : List.of();
  }

  /** Returns an output of the steps that ran. */
  String output(String name) throws IOException {
    return lines("GITHUB_OUTPUT").stream()
        .filter(line -> line.startsWith(name + "="))
        .map(line -> line.substring(name.length() + 1))
        .findFirst()
        .orElseThrow();
  }

  private String value(String text) {
    Matcher expression = EXPRESSION.matcher(text);
    return expression.replaceAll(
        found -> {
          String value = context.get(found.group(1));
          if (value == null) {
            throw new IllegalArgumentException("unknown expression " + found.group());
          }
          return Matcher.quoteReplacement(value);
        });
  }
}
