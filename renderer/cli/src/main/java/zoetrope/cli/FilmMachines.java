package zoetrope.cli;

import java.nio.file.Path;
import java.util.Optional;
import zoetrope.cli.options.Farms;
import zoetrope.cli.options.RemoteTarget;
import zoetrope.render.Renderer;
import zoetrope.render.Report;
import zoetrope.render.request.Cancellation;
import zoetrope.render.result.Progress;

/** Where films are made and where they go: this machine, or a farm and perhaps an address. */
final class FilmMachines implements AutoCloseable {
  /** This machine alone. */
  static final FilmMachines HERE = new FilmMachines(null, null);

  private final Farms.Connected farm;
  private final RemoteTarget remote;

  private FilmMachines(Farms.Connected farm, RemoteTarget remote) {
    this.farm = farm;
    this.remote = remote;
  }

  /** A farm; films that are to go to an address are written here first. */
  static FilmMachines of(FarmOptions options, Path target) {
    Farms.Connected farm = options.open();
    try {
      if (!RemoteTarget.isAddress(target)) {
        return new FilmMachines(farm, null);
      }
      farm.requireAnswer(RemoteTarget.address(target));
      return new FilmMachines(farm, RemoteTarget.of(target));
    } catch (RuntimeException e) {
      farm.close();
      throw e;
    }
  }

  /** What stands here for a target. */
  Path local(Path target) {
    return remote == null ? target : remote.local();
  }

  /** Has the films of a renderer made there. */
  Renderer of(Renderer renderer) {
    return farm == null ? renderer : renderer.withFarm(farm);
  }

  /** Adds what ran where. */
  Report of(Report report) {
    return farm == null ? report : report.with(farm);
  }

  /** A text in which files have the names that were asked for. */
  String told(String text) {
    return Optional.ofNullable(remote).map(r -> r.told(text)).orElse(text);
  }

  /** The same progress, which has each film moved to the address that was asked for. */
  PublishedFilms published(Progress progress, Cancellation cancellation) {
    return new PublishedFilms(
        progress,
        files -> {
          if (remote != null) {
            cancellation.complete(() -> remote.publish(farm, files));
          }
        });
  }

  /** Moves what else was written to the address that was asked for. */
  void publish() {
    if (remote != null) {
      remote.publish(farm);
    }
  }

  @Override
  public void close() {
    if (remote != null) {
      remote.close();
    }
    if (farm != null) {
      farm.close();
    }
  }
}
