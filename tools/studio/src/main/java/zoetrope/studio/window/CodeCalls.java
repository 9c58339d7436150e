package zoetrope.studio.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import zoetrope.render.result.UsageException;

/** The calls about sources: shows them and opens them in the author's editor. */
final class CodeCalls {
  private final Workspace workspace;

  CodeCalls(Workspace workspace) {
    this.workspace = workspace;
  }

  void addTo(CallTable calls) {
    calls
        .with("source", call -> source(call.path("file").asText()))
        .with("edit", call -> edit(call.path("file").asText(), call.path("line").asInt(1)));
  }

  private Map<String, Object> source(String name) {
    Path file = known(name);
    try {
      return Map.of("file", name, "path", file.toString(), "text", Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read", e);
    }
  }

  private Map<String, Object> edit(String name, int line) {
    if (!workspace.editor().isKnown()) {
      return Map.of("opened", false);
    }
    try {
      workspace.editor().open(known(name), Math.max(1, line));
      return Map.of("opened", true);
    } catch (IOException e) {
      throw new UsageException("the editor cannot be started: " + e.getMessage());
    }
  }

  private Path known(String name) {
    Optional<Path> file = workspace.project().sources().find(name);
    return file.orElseThrow(
        () -> new UsageException("the source of " + name + " is not available"));
  }
}
