package zoetrope.tools;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zoetrope.render.UsageException;
import zoetrope.tools.advisories.Advisory;
import zoetrope.tools.advisories.AdvisoryList;
import zoetrope.tools.advisories.Dependency;
import zoetrope.tools.project.ProjectFolder;

/** Compares the libraries that the launcher starts with, with known holes. */
@Command(
    name = "Advisories",
    description =
        "Compares the versions of all libraries on the launcher's class paths with a stored list"
            + " of advisories in the OSV format. Nothing is fetched. Exit code 1 if one is"
            + " affected and not accepted with a reason.")
public final class Advisories implements ToolLauncher.Tool {
  private static final List<String> CLASS_PATHS = List.of("libraries", "studio-libraries");

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "the list, or osv.dev's export of Maven, a ZIP; tools/advisories/osv.json")
  private Path from;

  @Option(
      names = "--store",
      paramLabel = "FILE",
      description = "writes what the list knows of these libraries, in any version, to a file")
  private Path store;

  @Option(
      names = "--project",
      hidden = true,
      description = "where target/launcher and tools/advisories are")
  private Path project = ProjectFolder.find();

  private PrintStream out;

  /** Runs the program. */
  public static void main(String[] args) {
    ToolLauncher.main(new Advisories(), args);
  }

  @Override
  public void printTo(PrintStream stream) {
    out = stream;
  }

  @Override
  public Integer call() throws IOException {
    Path list = from == null ? project.resolve("tools/advisories/osv.json") : from;
    if (from == null && !Files.exists(list)) {
      out.println("left out: there is no list of advisories, " + list);
      return ToolLauncher.DONE;
    }
    if (!Files.isRegularFile(list)) {
      throw new UsageException("there is no file " + list);
    }
    Set<Dependency> libraries = libraries();
    AdvisoryList advisories = AdvisoryList.read(list).about(libraries);
    if (store != null) {
      Files.writeString(store, advisories.toJson(), StandardCharsets.UTF_8);
    }
    return compare(libraries, advisories, accepted());
  }

  private Set<Dependency> libraries() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String name : CLASS_PATHS) {
      Path file = project.resolve("target/launcher").resolve(name);
      if (!Files.isRegularFile(file)) {
        throw new UsageException("there is no " + file + ": start render once, which builds it");
      }
      files.add(file);
    }
    return Dependency.ofClassPaths(files);
  }

  /** Reasons by the names of advisories. */
  private Properties accepted() throws IOException {
    Properties accepted = new Properties();
    Path file = project.resolve("tools/advisories/accepted.properties");
    if (Files.exists(file)) {
      try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
        accepted.load(in);
      }
    }
    return accepted;
  }

  private int compare(Set<Dependency> libraries, AdvisoryList advisories, Properties accepted) {
    TextTable table = new TextTable("library", "advisory", "what", "accepted because");
    int open = 0;
    int affected = 0;
    for (Dependency library : libraries) {
      for (Advisory advisory : advisories.affecting(library)) {
        String reason = accepted.getProperty(advisory.id(), "");
        table.row(library.toString(), advisory.id(), advisory.summary(), reason);
        affected++;
        open += reason.isBlank() ? 1 : 0;
      }
    }
    String newest =
        Stream.concat(Stream.of(""), advisories.advisories().stream().map(Advisory::published))
            .max(String::compareTo)
            .orElse("");
    out.println(
        libraries.size()
            + " libraries, "
            + advisories.advisories().size()
            + " advisories about them, the newest of "
            + newest);
    if (affected > 0) {
      out.print(table);
    }
    out.println(
        open == 0 ? "none is open" : open + " open: take versions in which they are mended");
    return open == 0 ? ToolLauncher.DONE : ToolLauncher.FAILED;
  }
}
