// The functions of libmicrohttpd that the live page's server uses. Each forwards to the library, which the first call opens.

#include <sys/socket.h>
#pragma GCC visibility push(hidden)
#include "include/CHTTP.h"
#pragma GCC visibility pop
#include "forwarding.h"
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/queue.h>

static struct forwarded_library library = FORWARDED_LIBRARY("libmicrohttpd.so.12", "libmicrohttpd12");

const char *http_library_problem(void) { return forwarded_library_problem(&library); }

/// Leaves paths as they arrive: no file is found by them, so that nothing has to be decoded.
static size_t keep(void *context, struct MHD_Connection *connection, char *text) { return strlen(text); }

/// A connection.
struct client {
  TAILQ_ENTRY(client) link;
  struct strangers *strangers;
  int socket;
  /// Whether no request of the connection was accepted yet.
  bool is_stranger;
};

/// The connections of a server without an accepted request, from the oldest on.
struct strangers {
  TAILQ_HEAD(, client) clients;
  unsigned count, limit;
};

static void remove_stranger(struct client *client) {
  if (!client->is_stranger) return;
  TAILQ_REMOVE(&client->strangers->clients, client, link);
  client->strangers->count -= 1;
  client->is_stranger = false;
}

/// Records that a connection is opened or closed, and closes the oldest strangers beyond the limit.
static void note(
  void *context, struct MHD_Connection *connection, void **slot, enum MHD_ConnectionNotificationCode event) {
  struct strangers *strangers = context;
  struct client *client = *slot;
  if (event == MHD_CONNECTION_NOTIFY_CLOSED) {
    if (client) remove_stranger(client);
    free(client);
    *slot = NULL;
    return;
  }
  FORWARDED(library, MHD_get_connection_info)
  const union MHD_ConnectionInfo *info = function(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  client = calloc(1, sizeof *client);
  *slot = client;
  if (!info || !client) return;
  *client = (struct client){.strangers = strangers, .socket = info->connect_fd, .is_stranger = true};
  TAILQ_INSERT_TAIL(&strangers->clients, client, link);
  strangers->count += 1;
  if (strangers->count <= strangers->limit) return;
  struct client *oldest = TAILQ_FIRST(&strangers->clients);
  remove_stranger(oldest);
  shutdown(oldest->socket, SHUT_RDWR);
}

void http_accept(struct MHD_Connection *connection) {
  FORWARDED(library, MHD_get_connection_info)
  const union MHD_ConnectionInfo *info = function(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  struct client *client = info ? info->socket_context : NULL;
  if (client) remove_stranger(client);
}

struct MHD_Daemon *http_start(
  int socket, struct http_limits limits, MHD_AccessHandlerCallback handler, MHD_RequestCompletedCallback completed,
  void *context) {
  // Lives as long as the program, since a server has no end of its own.
  struct strangers *strangers = calloc(1, sizeof *strangers);
  if (!strangers) return NULL;
  TAILQ_INIT(&strangers->clients);
  strangers->limit = limits.strangers;
  FORWARDED(library, MHD_start_daemon)
  return function(
    MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, context, MHD_OPTION_LISTEN_SOCKET,
    socket, MHD_OPTION_CONNECTION_LIMIT, limits.connections, MHD_OPTION_CONNECTION_TIMEOUT, limits.timeout,
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.memory, MHD_OPTION_NOTIFY_COMPLETED, completed, context,
    MHD_OPTION_NOTIFY_CONNECTION, note, strangers,
    MHD_OPTION_UNESCAPE_CALLBACK, keep, NULL, MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_END);
}

PROCEDURE(MHD_stop_daemon, (struct MHD_Daemon *daemon), (daemon))
FUNCTION(
  struct MHD_Response *, MHD_create_response_from_buffer, (size_t size, void *buffer, enum MHD_ResponseMemoryMode mode),
  (size, buffer, mode))
FUNCTION(
  struct MHD_Response *, MHD_create_response_from_callback,
  (uint64_t size, size_t block_size, MHD_ContentReaderCallback crc, void *crc_cls,
   MHD_ContentReaderFreeCallback crfc),
  (size, block_size, crc, crc_cls, crfc))
PROCEDURE(MHD_destroy_response, (struct MHD_Response *response), (response))
FUNCTION(
  enum MHD_Result, MHD_add_response_header, (struct MHD_Response *response, const char *header, const char *content),
  (response, header, content))
FUNCTION(
  enum MHD_Result, MHD_queue_response,
  (struct MHD_Connection *connection, unsigned int status_code, struct MHD_Response *response),
  (connection, status_code, response))
FUNCTION(
  const char *, MHD_lookup_connection_value,
  (struct MHD_Connection *connection, enum MHD_ValueKind kind, const char *key), (connection, kind, key))
FUNCTION(
  int, MHD_get_connection_values,
  (struct MHD_Connection *connection, enum MHD_ValueKind kind, MHD_KeyValueIterator iterator, void *iterator_cls),
  (connection, kind, iterator, iterator_cls))
PROCEDURE(MHD_suspend_connection, (struct MHD_Connection *connection), (connection))
PROCEDURE(MHD_resume_connection, (struct MHD_Connection *connection), (connection))
