package zoetrope.notebook;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zoetrope.cli.Main;
import zoetrope.internal.diagnostics.Json;

/** The folder that describes to Jupyter how to start the kernel. */
final class KernelDescription {
  private static final String NAME = "zoetrope";
  private static final String LOGO = "logo-svg.svg";

  /** Options of the current Java that a kernel must not repeat. */
  private static final String DROPPED =
      "-XX:SharedArchiveFile=.*|-XX:OnError=.*|-XX:TieredStopAtLevel=.*|-agentlib:.*";

  private KernelDescription() {}

  /** Returns the folder where Jupyter looks for the user's kernels. */
  static Path userDataFolder() {
    String data = System.getenv("JUPYTER_DATA_DIR");
    if (data != null) {
      return Path.of(data);
    }
    Path home = Path.of(System.getProperty("user.home"));
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    if (system.startsWith("mac")) {
      return home.resolve("Library/Jupyter");
    }
    String roaming = System.getenv("APPDATA");
    if (system.startsWith("windows") && roaming != null) {
      return Path.of(roaming, "jupyter");
    }
    String shared = System.getenv("XDG_DATA_HOME");
    return (shared == null || shared.isEmpty() ? home.resolve(".local/share") : Path.of(shared))
        .resolve("jupyter");
  }

  /** Writes the description, and returns its folder. */
  static Path write(Path dataFolder) throws IOException {
    Path folder = dataFolder.toAbsolutePath().resolve("kernels").resolve(NAME);
    Files.createDirectories(folder);
    Map<String, Object> description = new LinkedHashMap<>();
    description.put("argv", command());
    description.put("display_name", "Zoetrope (Java)");
    description.put("language", "java");
    description.put("interrupt_mode", "message");
    Files.writeString(folder.resolve("kernel.json"), Json.write(description));
    try (InputStream logo = KernelDescription.class.getResourceAsStream(LOGO)) {
      Files.copy(logo, folder.resolve(LOGO), StandardCopyOption.REPLACE_EXISTING);
    }
    return folder;
  }

  /** Returns the command that starts this program again, with absolute paths. */
  private static List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> !option.matches(DROPPED))
        .forEach(command::add);
    String classPath =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator));
    command.addAll(List.of("-cp", classPath, Main.class.getName()));
    command.addAll(List.of("notebook", "--run", "{connection_file}"));
    return command;
  }
}
