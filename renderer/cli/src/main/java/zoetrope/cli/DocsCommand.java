package zoetrope.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zoetrope.cli.project.DesktopBrowser;
import zoetrope.cli.project.Installation;
import zoetrope.internal.diagnostics.Messages;
import zoetrope.internal.diagnostics.Suggestions;
import zoetrope.render.result.UsageException;

/** {@code render docs}: opens the documentation site, which is a folder on this machine. */
@Command(
    name = "docs",
    description = {
      "Open the documentation in the browser",
      "",
      "Prints the address of the page, and opens it if there is a desktop. The pages are on this"
          + " machine, so this works without a network. 'render doc NAME' describes a function in"
          + " the terminal."
    },
    sortOptions = false)
final class DocsCommand extends ConsoleCommand {
  private static final String ENDING = ".html";

  @Parameters(
      arity = "0..1",
      paramLabel = "PAGE",
      defaultValue = "index",
      description = "Page to open, such as tutorial or sound (default: the first page)")
  private String page;

  @Option(names = "--no-open", description = "Only print the address")
  private boolean onlyPrints;

  @Override
  public Integer call() {
    Path site =
        Installation.site()
            .orElseThrow(
                () ->
                    new UsageException(
                        "the documentation site is not here: unpack the package again, or build the"
                            + " site in the folder of the sources: mvn -Pdocs package -pl"
                            + " tools/site -am -DskipTests"));
    URI address = file(site).toUri();
    console.print(address.toString());
    console.out().flush();
    if (!onlyPrints) {
      DesktopBrowser.open(address);
    }
    return CommandLineTool.DONE;
  }

  private Path file(Path site) {
    List<String> pages = pages(site);
    String name = page.endsWith(ENDING) ? page.substring(0, page.length() - ENDING.length()) : page;
    if (!pages.contains(name)) {
      throw new UsageException(
          Messages.of(
              "the documentation has no page '%s'%s; 'render doc %s' searches it",
              page,
              Suggestions.question(name, pages).map(question -> "; " + question).orElse(""),
              page));
    }
    return site.resolve(name + ENDING);
  }

  private static List<String> pages(Path site) {
    try (Stream<Path> files = Files.list(site)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(ENDING))
          .map(name -> name.substring(0, name.length() - ENDING.length()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(site + " cannot be read", e);
    }
  }
}
